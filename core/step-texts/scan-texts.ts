import { SUPPORT_EMAIL } from '../domain/settings.ts';
import { flowNameOf, rowOf } from '../flow/flows.ts';
import type { FlowName } from '../flow/session.ts';
import { scanRejection, type ScanRejection } from '../flow/step-buttons.ts';
import { cameraTexts } from './camera-texts.ts';
import { callErrorTexts, page } from './page-texts.ts';
import { POINTS } from './instruction-texts.ts';
import { cameraFailure, photoFailure, QUIET_SCAN, type ScanState } from './scan-state.ts';
import { button, text, when, type ShownText, type TextContext, type TextsOf } from './shown-text.ts';

/** Outcomes that may be a fault of the kit or the app, so that the message names support. */
const FOR_SUPPORT: Readonly<Record<FlowName, readonly ScanRejection[]>> = {
  testing: ['scanFailed', 'isUrl'],
  // A new cassette is no help here: the test is already taken.
  reporting: ['scanFailed', 'isUrl', 'deviceHasBeenUsedBefore'],
};

/** The ids of the texts about a rejected scan. */
export const REJECTION = { title: 'rejection.title', text: 'rejection.text' } as const;

/** Why the last scan was rejected, without the errors of its request; nothing without a message. */
export const rejectionTexts: TextsOf = ({ state: { view, session } }) => {
  const outcome = scanRejection(view);
  if (outcome === null) return [];
  const flow = flowNameOf(session);
  const group = view.scannedBox ? 'scan.boxFailed' : `scan.messages.${flow}.${outcome}`;
  return [
    { ...text(`${group}.title`), id: REJECTION.title },
    // A request can fail in many ways, which the catalogue explains; other outcomes have one message each.
    ...(outcome === 'requestError' ? view.errors.flatMap(callErrorTexts) : []),
    { ...text(`${group}.text`), id: REJECTION.text },
    ...when(FOR_SUPPORT[flow].includes(outcome), text('scan.support', { email: SUPPORT_EMAIL })),
    ...when(outcome === 'cflTest', text('scan.flu.combined'), button('scan.flu.link')),
  ];
};

function rejectionButtons({ state: { view } }: TextContext): readonly ShownText[] {
  if (scanRejection(view) === null) return [];
  const again = when(view.uncheckedCode !== null, button('buttons.tryAgain'));
  return [...again, button('buttons.ok'), button('buttons.cancel')];
}

/** The ids of the texts about a photo without a code. */
export const PHOTO = { title: 'photo.title', text: 'photo.text', ok: 'photo.ok', cancel: 'photo.cancel' } as const;

/** Why the last photo contained no code, with the buttons of the message. */
function photoTexts({ photo }: ScanState): readonly ShownText[] {
  const reason = photoFailure(photo);
  if (reason === null) return [];
  return [
    { ...text(`scan.photo.failures.${reason}.title`), id: PHOTO.title },
    { ...text(`scan.photo.failures.${reason}.text`), id: PHOTO.text },
    { ...button('buttons.ok'), id: PHOTO.ok },
    { ...button('buttons.cancel'), id: PHOTO.cancel },
  ];
}

/** The field for a code, in place of the button that opens it. */
export function typedCodeTexts({ state, page: { typedCode } }: TextContext): readonly ShownText[] {
  if (typedCode === null) return [button('scan.type.open')];
  const isBox = rowOf(state.session)?.leaveBy === 'boxScan';
  return [
    text('scan.type.label', {}, 'field'),
    text(isBox ? 'scan.type.boxHelp' : 'scan.type.help'),
    ...when(typedCode.isMissing, text('scan.type.empty')),
    button(state.view.pending === 'scan' ? 'scan.checking' : 'scan.type.submit'),
  ];
}

/** Which parts of a scan step show beside its message. */
interface ScanParts {
  /** The camera, unless a message is all that counts. */
  readonly hasCamera: boolean;
  /** The camera is off and can be turned on. */
  readonly isWaiting: boolean;
}

/** Which parts show: a message about a code or a photo covers a camera without a picture. */
function scanParts({ state: { view }, page: { scan } }: TextContext): ScanParts {
  const { camera, photo } = scan ?? QUIET_SCAN;
  const isRejected = scanRejection(view) !== null || photoFailure(photo) !== null;
  const isLive = camera !== 'off' && cameraFailure(camera) === null;
  return { hasCamera: !isRejected || isLive, isWaiting: camera === 'off' && !isRejected };
}

/** The scan of the kit box or the cassette, by camera, by photo or typed. */
export const scanTexts: TextsOf = (context) => {
  const { session, view } = context.state;
  const state = context.page.scan ?? QUIET_SCAN;
  const row = rowOf(session);
  const cassette = flowNameOf(session) === 'reporting' ? 'express' : (row?.scan ?? 'first');
  const { hasCamera, isWaiting } = scanParts(context);
  const body = [
    ...rejectionTexts(context),
    ...rejectionButtons(context),
    ...photoTexts(state),
    ...when(hasCamera, ...cameraTexts(context)),
    ...when(view.pending === 'scan', text('scan.checking')),
    ...when(state.photo === 'reading', text('scan.photo.reading')),
    ...when(state.canTakePhoto, button('scan.photo.take')),
    button('scan.photo.choose'),
    ...typedCodeTexts(context),
    ...when(isWaiting, POINTS),
  ];
  return page(context, {
    title: text(`scan.headings.${row?.leaveBy === 'boxScan' ? 'box' : cassette}`),
    body,
    buttons: when(isWaiting, button('scan.camera.turnOn')),
  });
};
