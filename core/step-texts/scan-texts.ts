import { SUPPORT_EMAIL } from '../domain/settings.ts';
import { flowNameOf, rowOf } from '../flow/flows.ts';
import type { FlowName } from '../flow/session.ts';
import { scanRejection, type ScanRejection } from '../flow/step-buttons.ts';
import { callErrorTexts, page } from './page-texts.ts';
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
  return [...again, button('buttons.ok', {}, 'scan-ok'), button('buttons.cancel', {}, 'scan-leave')];
}

/** The field for a code, in place of the button that opens it. */
export function typedCodeTexts({ state, page: { typedCode } }: TextContext): readonly ShownText[] {
  if (typedCode === null) return [button('scan.type.open', {}, 'type-code')];
  return [
    text('scan.type.label', {}, 'field'),
    ...when(typedCode.isMissing, text('scan.type.empty')),
    button(state.view.pending === 'scan' ? 'scan.checking' : 'scan.type.submit', {}, 'use-code'),
  ];
}

/** The scan of the kit box or the cassette, by a photo or typed: the terminal has no camera. */
export const scanTexts: TextsOf = (context) => {
  const { session, view } = context.state;
  const row = rowOf(session);
  const cassette = flowNameOf(session) === 'reporting' ? 'express' : (row?.scan ?? 'first');
  const body = [
    ...rejectionTexts(context),
    ...rejectionButtons(context),
    ...when(view.pending === 'scan', text('scan.checking')),
    button('scan.photo.choose'),
    ...typedCodeTexts(context),
  ];
  return page(context, {
    title: text(`scan.headings.${row?.leaveBy === 'boxScan' ? 'box' : cassette}`),
    body,
    buttons: when(scanRejection(view) === null, button('scan.camera.turnOn')),
  });
};
