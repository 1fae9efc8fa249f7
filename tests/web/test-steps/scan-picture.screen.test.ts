import { translations } from '../../../adapters/translations/index.ts';
import { cameraTest as test, expect } from '../../support/browser-test.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { press } from '../visitor.ts';
import { openAt } from './tester.ts';

const SCANS = [
  ['testing', 'scan-device'],
  ['testing', 'first-scan'],
  ['testing', 'second-scan'],
  ['reporting', 'first-scan'],
] as const;

for (const [flow, step] of SCANS) {
  // Above the second scan are a timer and a button for help, so that it has the least room.
  test(
    `on short phones ${step} of the ${flow} flow has its other ways in view, and its whole picture when the camera is on`,
    { tag: step === 'second-scan' ? [] : ['@full'] },
    async ({ app }) => {
      // Spanish has the longer texts.
      const { page } = await openAt(app, { flow, step, language: 'es' });
      const ways = '[data-press="choose-photo"], [data-press="type-code"], [data-press="camera-on"]';
      const losses = await lossesInFirstScreenful(page, SHORT_PHONES[0], ways);
      await press(page, 'camera-on');
      await expect(page.getByText(translations.es.steps.scan.camera.looking)).toBeVisible();
      for (const phone of SHORT_PHONES) {
        const wanted = 'main h1, .scan-picture, .scan-live .scan-status';
        losses.push(...(await lossesInFirstScreenful(page, phone, wanted)));
      }
      expect(losses).toEqual([]);
    },
  );
}
