import type { ScanOutcome } from '../../../core/domain/scan-outcome.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';
import { haveManyCameras } from '../../web/test-steps/many-cameras.ts';
import { BOX } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../sitting.ts';
import type { Walk } from '../walk.ts';

const CONFLICT = 409;
const REFUSAL_MS = 2_000;

/** How each scan that is not taken comes about. */
const REFUSED: Readonly<
  Record<
    Exclude<ScanOutcome, 'accepted'>,
    { readonly step: StepId; readonly code: string; readonly before?: (sitting: ScreenshotSession) => Promise<void> }
  >
> = {
  scanFailed: { step: 'first-scan', code: CASSETTES.cutShort },
  expired: { step: 'first-scan', code: CASSETTES.expired },
  isUrl: { step: 'first-scan', code: BOX },
  cflTest: { step: 'first-scan', code: CASSETTES.flu },
  codeIsDifferentThanBefore: { step: 'second-scan', code: CASSETTES.different },
  deviceHasBeenUsedBefore: {
    step: 'first-scan',
    code: CASSETTES.different,
    before: ({ failNext }) => failNext('checkDevice', CONFLICT),
  },
  requestError: {
    step: 'first-scan',
    code: CASSETTES.different,
    before: ({ failNext }) => failNext('checkDevice'),
  },
};

function refusedScan(outcome: keyof typeof REFUSED): Walk {
  const { step, code, before } = REFUSED[outcome];
  const name = `scan-${outcome.toLowerCase()}`;
  return {
    pictures: [{ name, route: 'testSteps', flow: 'testing', step }],
    begins: { step },
    go: async (sitting) => {
      await sitting.press('type-code');
      await sitting.enter({ code });
      await before?.(sitting);
      await sitting.press('use-code');
      await sitting.page.waitForSelector(`[data-scan="${outcome}"]`);
      await sitting.shoot(name);
    },
  };
}

function scanLook(name: string, go: (sitting: ScreenshotSession) => Promise<void>): Walk {
  return {
    pictures: [{ name, route: 'testSteps', flow: 'testing', step: 'first-scan' }],
    begins: { step: 'first-scan' },
    go: async (sitting) => {
      await go(sitting);
      await sitting.shoot(name);
    },
  };
}

/** The camera at work and refused, a code that is typed, and everything that may be wrong about a code. */
export const SCAN_WALKS: readonly Walk[] = [
  scanLook('scan-camera-on', async ({ press, page }) => {
    await press('camera-on');
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  }),
  scanLook('scan-camera-settings', async ({ press, page }) => {
    await page.evaluate(haveManyCameras);
    await press('camera-on');
    await page.waitForSelector('[data-press="torch"]');
  }),
  scanLook('scan-camera-refused', async ({ press, page }) => {
    // A person takes a moment to refuse; until then the decoder is on its way.
    await page.evaluate((moment) => {
      navigator.mediaDevices.getUserMedia = () =>
        new Promise((_, reject) => setTimeout(() => reject(new DOMException('Refused', 'NotAllowedError')), moment));
    }, REFUSAL_MS);
    await press('camera-on');
    await page.waitForSelector('[data-press="camera-on"]', { timeout: 5 * REFUSAL_MS });
  }),
  scanLook('scan-photo-refused', async ({ page }) => {
    const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.setInputFiles('input[name="choose-photo"]', file);
    await page.waitForSelector('[data-photo="unreadable"]');
  }),
  scanLook('scan-typed', ({ press }) => press('type-code')),
  ...(Object.keys(REFUSED) as (keyof typeof REFUSED)[]).map(refusedScan),
];
