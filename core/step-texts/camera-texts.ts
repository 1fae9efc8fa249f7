import { cameraFailure, QUIET_SCAN, runningCamera, type ScanState } from './scan-state.ts';
import { button, text, when, words, type ShownText, type TextsOf } from './shown-text.ts';

/** The ids of the texts about the camera. */
export const CAMERA = {
  failure: 'camera.failure',
  whatToDo: 'camera.whatToDo',
  allow: 'camera.allow',
  again: 'camera.again',
  status: 'camera.status',
  light: 'camera.light',
  running: 'camera.running',
} as const;

/** Why the camera is needed, before it is turned on. */
function explanation({ isAllowed, isSafari }: ScanState): readonly ShownText[] {
  return [
    text('scan.camera.why'),
    ...when(!isAllowed, text('scan.camera.ask')),
    ...when(!isAllowed && isSafari, text('scan.camera.safari')),
  ];
}

/** Why there is no picture, and what to do. */
function failureTexts(state: ScanState): readonly ShownText[] {
  const reason = cameraFailure(state.camera);
  if (reason === null) return [];
  const allow = text(state.isSafari ? 'scan.camera.allow.safari' : 'scan.camera.allow.others');
  return [
    { ...text(`scan.camera.failures.${reason}.title`), id: CAMERA.failure },
    { ...text(`scan.camera.failures.${reason}.text`), id: CAMERA.whatToDo },
    ...when(reason === 'denied', { ...allow, id: CAMERA.allow }, text('scan.camera.allow.device')),
    { ...button('buttons.tryAgain'), id: CAMERA.again },
  ];
}

/** The settings that the running camera has. */
function settingTexts({ controls }: ScanState): readonly ShownText[] {
  if (controls === null) return [];
  const { torch, zoom, cameras } = controls;
  const running = runningCamera(controls);
  const number = running === undefined ? 0 : cameras.indexOf(running) + 1;
  const name = running?.label ?? '';
  const unnamed = { ...text('scan.camera.unnamed', { number }), id: CAMERA.running };
  return [
    ...when(torch !== null, { ...button(`scan.camera.${torch === true ? 'lightOff' : 'lightOn'}`), id: CAMERA.light }),
    ...when(zoom !== null, text('scan.camera.zoom', {}, 'field')),
    ...when(
      cameras.length > 1,
      text('scan.camera.which', {}, 'label'),
      name === '' ? unnamed : words(CAMERA.running, name),
    ),
  ];
}

/** The camera of a scan step: why it is needed, its live picture, or why there is none. */
export const cameraTexts: TextsOf = ({ page: { scan } }) => {
  const state = scan ?? QUIET_SCAN;
  const { camera, isLate } = state;
  if (camera === 'off') return explanation(state);
  if (cameraFailure(camera) !== null) return failureTexts(state);
  return [
    { ...text(isLate ? 'scan.camera.hint' : `scan.camera.${camera}`), id: CAMERA.status },
    ...settingTexts(state),
    text('scan.instructions', {}, 'points'),
    button('scan.camera.turnOff'),
  ];
};
