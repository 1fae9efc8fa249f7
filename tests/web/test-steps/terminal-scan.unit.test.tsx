import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stepWords } from '../../../cli/walk/step-words.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { SCAN_OUTCOMES } from '../../../core/domain/scan-outcome.ts';
import type { AppEvent } from '../../../core/flow/events.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import { CAMERA_FAILURES, type CameraControls } from '../../../core/ports/camera.ts';
import {
  QUIET_SCAN,
  type CameraStatus,
  type PhotoStatus,
  type ScanState,
} from '../../../core/step-texts/scan-state.ts';
import { QUIET_PAGE } from '../../../core/step-texts/shown-text.ts';
import { loadRescue } from '../../../web/screens/test-steps/parts/rescue-help.tsx';
import { ScanView } from '../../../web/screens/test-steps/scan/scan-view.tsx';
import type { LiveCamera } from '../../../web/screens/test-steps/scan/use-camera.ts';
import { CASSETTE, startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { pageText, wordsOf } from './page-text.ts';
import { renderStep } from './render-step.tsx';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  await loadRescue();
});

afterAll(() => vi.unstubAllGlobals());

const noop = (): void => undefined;

const PRESSES = { turnOn: noop, choose: noop, turnOff: noop, release: noop, setTorch: noop, setZoom: noop };
const SCANS = { read: noop, type: noop, see: noop, dismiss: noop, retry: noop };

/** Compares a scan step with what the terminal shows for it, in every language. */
async function compare(harness: FlowHarness, facts: Partial<ScanState>): Promise<void> {
  const scan = { ...QUIET_SCAN, ...facts };
  vi.stubGlobal('navigator', { onLine: true, userAgent: scan.isSafari ? SAFARI : 'a browser' });
  const { camera: status, isAllowed, isLate, controls, canTakePhoto } = scan;
  const camera: LiveCamera = { ...PRESSES, status, isAllowed, controls };
  const photo = { status: scan.photo, read: noop, dismiss: noop };
  const step = { viewId: 'view', camera, isLate, photo, scans: SCANS, canTakePhoto };
  const Shown = () => <ScanView {...step} />;
  const page = { ...QUIET_PAGE, scan };
  const context = { state: harness.state(), moment: harness.runner().moment(), page };
  for (const language of LANGUAGES) {
    const shown = wordsOf(pageText(renderStep(harness, await textsIn(language), Shown)));
    expect(shown.length).toBeGreaterThan(5);
    const { title, lines } = stepWords(context, language);
    expect([title, ...lines].flatMap(wordsOf)).toEqual(shown);
  }
}

const NO_SETTINGS: CameraControls = { torch: null, zoom: null, cameras: [], cameraId: null };
const CAMERAS = [
  { id: 'wide', label: 'Back camera' },
  { id: 'front', label: '' },
];
const ZOOM = { min: 1, max: 4, step: 0.1, value: 2 };

const RUNNING: readonly CameraStatus[] = ['opening', 'loading', 'looking', 'several'];
const PHOTOS: readonly PhotoStatus[] = ['reading', 'unreadable', 'no-code', 'several-codes', 'decoder', 'unsupported'];

const CASES: readonly (readonly [name: string, facts: Partial<ScanState>])[] = [
  ['that is off', {}],
  ['that is off in Safari', { isSafari: true }],
  ['that is off and allowed', { isAllowed: true }],
  ['that is off and allowed in Safari', { isAllowed: true, isSafari: true }],
  ...RUNNING.map((camera) => [`that is on: ${camera}`, { camera }] as const),
  ['that has looked for long', { camera: 'looking', isLate: true }],
  ...CAMERA_FAILURES.map((camera) => [`that fails: ${camera}`, { camera }] as const),
  ['that Safari refuses', { camera: 'denied', isSafari: true }],
  ['without settings', { camera: 'looking', controls: NO_SETTINGS }],
  ['with one camera', { camera: 'looking', controls: { ...NO_SETTINGS, cameras: CAMERAS.slice(0, 1) } }],
  ['with a light that is off', { camera: 'looking', controls: { ...NO_SETTINGS, torch: false } }],
  ['with a light that is on', { camera: 'looking', controls: { ...NO_SETTINGS, torch: true } }],
  ['with a zoom', { camera: 'looking', controls: { ...NO_SETTINGS, zoom: ZOOM } }],
  ...['wide', 'front', null].map(
    (cameraId) =>
      [
        `of which ${cameraId ?? 'an unknown one'} runs, with all settings`,
        { camera: 'several', controls: { torch: false, zoom: ZOOM, cameras: CAMERAS, cameraId } },
      ] as const,
  ),
  ...PHOTOS.map((photo) => [`and a photo: ${photo}`, { photo }] as const),
  ['of a phone', { canTakePhoto: true }],
  ['that is on, and a photo without a code', { camera: 'looking', photo: 'no-code' }],
  ['that fails, and a photo without a code', { camera: 'lost', photo: 'no-code' }],
];

const STEPS = [
  ['testing', 'scan-device'],
  ['testing', 'first-scan'],
  ['testing', 'second-scan'],
  ['reporting', 'first-scan'],
] as const satisfies readonly (readonly [FlowName, string])[];

describe.each(STEPS)('the terminal shows the words of a scan in the %s flow, at %s', (flow, step) => {
  async function harnessAt(...events: readonly AppEvent[]): Promise<FlowHarness> {
    const harness = await startedHarness(flow);
    await harness.passUntil(step);
    events.forEach((event) => harness.runner().send(event));
    return harness;
  }

  it.each(CASES)('with a camera %s', async (_name, facts) => compare(await harnessAt(), facts));

  it.each(['off', 'looking', 'lost'] as const)('with a rejected code and a camera: %s', async (camera) => {
    const isBox = step === 'scan-device';
    for (const outcome of SCAN_OUTCOMES.filter((found) => found !== 'accepted')) {
      const unchecked = outcome === 'requestError' ? { uncheckedCode: CASSETTE } : {};
      await compare(await harnessAt({ type: 'scanJudged', outcome, isBox, errors: [], ...unchecked }), { camera });
    }
  });

  it('while a code is checked', async () => {
    await compare(await harnessAt({ type: 'actionBegun', action: 'scan' }), { camera: 'looking' });
  });
});
