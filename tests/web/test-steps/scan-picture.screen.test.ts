import { translations } from '../../../adapters/translations/index.ts';
import { cameraTest as test, expect } from '../../support/browser-test.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { press } from '../visitor.ts';
import { openAt, showStep } from './tester.ts';

const SCANS = [
  ['testing', 'scan-device'],
  ['testing', 'first-scan'],
  ['testing', 'second-scan'],
  ['reporting', 'first-scan'],
] as const;

test('on short phones each scan shows its other ways above its main button, and its whole picture and status when the camera is on', async ({
  app,
}) => {
  // Spanish has the longer texts.
  const { page } = await openAt(app, { step: 'wash-hands', language: 'es' });
  const losses: string[] = [];
  for (const [flow, step] of SCANS) {
    await showStep(page, { flow, step });
    if (step === 'scan-device') {
      const ways = '[data-press="choose-photo"], [data-press="type-code"], [data-press="camera-on"]';
      losses.push(...(await lossesInFirstScreenful(page, SHORT_PHONES[0], ways)));
      await press(page, 'camera-on');
    }
    // From now on it is allowed, and starts by itself.
    await expect(page.getByText(translations.es.steps.scan.camera.looking)).toBeVisible();
    for (const phone of SHORT_PHONES) {
      const wanted = 'main h1, .scan-picture, .scan-live .scan-status';
      losses.push(...(await lossesInFirstScreenful(page, phone, wanted)).map((loss) => `${flow}, ${step}: ${loss}`));
    }
  }
  expect(losses).toEqual([]);
});
