// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import type { CameraControls } from '../../../core/ports/camera.ts';
import type { PhotoStatus } from '../../../core/step-texts/scan-state.ts';
import { loadRescue } from '../../../web/screens/test-steps/parts/rescue-help.tsx';
import { ScanView } from '../../../web/screens/test-steps/scan/scan-view.tsx';
import type { LiveCamera } from '../../../web/screens/test-steps/scan/use-camera.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { pageText } from './page-text.ts';
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

/** A scan step of the page. */
interface Shown extends Pick<LiveCamera, 'status' | 'isAllowed' | 'controls'> {
  readonly isSafari: boolean;
  readonly isLate: boolean;
  readonly photo: PhotoStatus;
  readonly canTakePhoto: boolean;
}

const QUIET: Shown = {
  status: 'off',
  isAllowed: false,
  controls: null,
  isSafari: false,
  isLate: false,
  photo: 'none',
  canTakePhoto: false,
};

/** Renders a scan step in a language. */
async function page(harness: FlowHarness, facts: Partial<Shown>, language: Language): Promise<string> {
  const { isSafari, isLate, canTakePhoto, photo: status, ...running } = { ...QUIET, ...facts };
  vi.stubGlobal('navigator', { onLine: true, userAgent: isSafari ? SAFARI : 'a browser' });
  const camera = { ...PRESSES, ...running };
  const photo = { status, read: noop, dismiss: noop };
  const step = { viewId: 'view', camera, isLate, photo, scans: SCANS, canTakePhoto };
  return renderStep(harness, await textsIn(language), () => <ScanView {...step} />);
}

const NO_SETTINGS: CameraControls = { torch: null, zoom: null, cameras: [], cameraId: null };
const CAMERAS = [
  { id: 'wide', label: 'Back camera' },
  { id: 'front', label: '' },
];
const ZOOM = { min: 1, max: 4, step: 0.1, value: 2 };

const RUNNING = ['opening', 'loading', 'looking', 'several'] as const;
const ALL = { torch: false, zoom: ZOOM, cameras: CAMERAS, cameraId: 'front' };

type Texts = (typeof translations)[Language]['steps']['scan'];

/** What a scan step says of its camera and photo: which texts show, and which do not. */
interface Case {
  readonly name: string;
  readonly facts: Partial<Shown>;
  readonly shows: (texts: Texts) => readonly string[];
  readonly hides?: (texts: Texts) => readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'off',
    facts: {},
    shows: ({ camera }) => [camera.why, camera.ask, camera.turnOn],
    hides: ({ camera }) => [camera.safari],
  },
  { name: 'off in Safari', facts: { isSafari: true }, shows: ({ camera }) => [camera.why, camera.ask, camera.safari] },
  {
    name: 'off and allowed in Safari',
    facts: { isAllowed: true, isSafari: true },
    shows: ({ camera }) => [camera.why],
    hides: ({ camera }) => [camera.ask, camera.safari],
  },
  ...RUNNING.map((status): Case => ({
    name: `on: ${status}`,
    facts: { status },
    shows: ({ camera, instructions }) => [camera[status], camera.turnOff, ...Object.values(instructions)],
    hides: ({ camera }) => [camera.why, camera.turnOn, camera.zoom, camera.lightOn],
  })),
  { name: 'on for long', facts: { status: 'looking', isLate: true }, shows: ({ camera }) => [camera.hint] },
  {
    name: 'refused in Safari',
    facts: { status: 'denied', isSafari: true },
    shows: ({ camera }) => [camera.allow.safari, camera.allow.device],
    hides: ({ camera }) => [camera.allow.others],
  },
  ...(['in-app', 'unsupported', 'insecure'] as const).map((status): Case => ({
    name: `failing for good: ${status}`,
    facts: { status },
    shows: ({ camera, photo, type }) => [camera.failures[status].text, photo.choose, type.open],
    hides: () => [translations.en.general.buttons.tryAgain, translations.es.general.buttons.tryAgain],
  })),
  {
    name: 'with a photo that no browser of its kind opens',
    facts: { photo: 'HEIC' },
    shows: ({ photo }) => [photo.failures.format.title, fillIn(photo.failures.format.text, { format: 'HEIC' })],
  },
  {
    name: 'on without settings',
    facts: { status: 'looking', controls: { ...NO_SETTINGS, cameras: CAMERAS.slice(0, 1) } },
    shows: () => [],
    hides: ({ camera }) => [camera.lightOn, camera.lightOff, camera.zoom, camera.which],
  },
  {
    name: 'on with all settings',
    facts: { status: 'several', controls: ALL },
    shows: ({ camera }) => [camera.lightOn, camera.zoom, camera.which, fillIn(camera.unnamed, { number: '2' })],
    hides: ({ camera }) => [camera.lightOff],
  },
  {
    name: 'on with its light',
    facts: { status: 'looking', controls: { ...NO_SETTINGS, torch: true } },
    shows: ({ camera }) => [camera.lightOff],
    hides: ({ camera }) => [camera.lightOn],
  },
  { name: 'off, and a photo is read', facts: { photo: 'reading' }, shows: ({ photo }) => [photo.reading] },
  {
    name: 'on, and a photo without a code',
    facts: { status: 'looking', photo: 'no-code' },
    shows: ({ camera, photo }) => [camera.looking, photo.failures['no-code'].title],
  },
  {
    name: 'failing, and a photo without a code',
    facts: { status: 'lost', photo: 'no-code' },
    shows: ({ photo }) => [photo.failures['no-code'].title],
    hides: ({ camera }) => [camera.failures.lost.title],
  },
  { name: 'on a phone', facts: { canTakePhoto: true }, shows: ({ photo }) => [photo.take, photo.choose] },
];

describe('a scan step says what its camera does, in every language', () => {
  it.each(CASES)('while it is $name', async ({ facts, shows, hides = () => [] }) => {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    for (const language of LANGUAGES) {
      const shown = pageText(await page(harness, facts, language)).replaceAll(/\s+/g, ' ');
      const texts: Texts = translations[language].steps.scan;
      for (const text of shows(texts)) expect(shown).toContain(text);
      for (const text of hides(texts)) expect(shown).not.toContain(text);
    }
  });
});
