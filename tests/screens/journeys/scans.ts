import type { ScanOutcome } from '../../../core/domain/scan-outcome.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';
import { fakeManyCameras } from '../../web/test-steps/many-cameras.ts';
import { BOX } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import type { Journey } from '../journey.ts';

const CONFLICT = 409;
const REFUSAL_MS = 2_000;

/** How to cause each rejected scan. */
const REJECTED: Readonly<
  Record<
    Exclude<ScanOutcome, 'accepted'>,
    { readonly step: StepId; readonly code: string; readonly before?: (user: ScreenshotSession) => Promise<void> }
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

function rejectedScan(outcome: keyof typeof REJECTED, flow: FlowName): Journey {
  const { step, code, before } = REJECTED[outcome];
  const name = `scan-${flow === 'reporting' ? 'reported-' : ''}${outcome.toLowerCase()}`;
  return {
    pictures: [name],
    startsAt: { step, flow },
    run: async (user) => {
      await user.press('type-code');
      await user.enter({ code });
      await before?.(user);
      await user.press('use-code');
      await user.page.waitForSelector(`[data-scan="${outcome}"]`);
      await user.capture(name);
    },
  };
}

function scanVariant(name: string, prepare: (user: ScreenshotSession) => Promise<void>): Journey {
  return {
    pictures: [name],
    startsAt: { step: 'first-scan' },
    run: async (user) => {
      await prepare(user);
      await user.capture(name);
    },
  };
}

/** The camera on and refused, a typed code, and every way a code can be rejected. */
export const SCAN_JOURNEYS: readonly Journey[] = [
  scanVariant('scan-camera-on', async ({ press, page }) => {
    await press('camera-on');
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  }),
  scanVariant('scan-camera-settings', async ({ press, page }) => {
    await page.evaluate(fakeManyCameras);
    await press('camera-on');
    await page.waitForSelector('[data-press="torch"]');
  }),
  scanVariant('scan-camera-refused', async ({ press, page }) => {
    // A person takes a moment to refuse; meanwhile the decoder loads.
    await page.evaluate((moment) => {
      navigator.mediaDevices.getUserMedia = () =>
        new Promise((_, reject) => setTimeout(() => reject(new DOMException('Refused', 'NotAllowedError')), moment));
    }, REFUSAL_MS);
    await press('camera-on');
    await page.waitForSelector('[data-press="camera-on"]', { timeout: 5 * REFUSAL_MS });
  }),
  scanVariant('scan-photo-refused', async ({ page }) => {
    const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.setInputFiles('input[name="choose-photo"]', file);
    await page.waitForSelector('[data-photo="unreadable"]');
  }),
  scanVariant('scan-typed', ({ press }) => press('type-code')),
  ...(Object.keys(REJECTED) as (keyof typeof REJECTED)[]).map((outcome) => rejectedScan(outcome, 'testing')),
  ...(['expired', 'deviceHasBeenUsedBefore', 'cflTest'] as const).map((outcome) => rejectedScan(outcome, 'reporting')),
];
