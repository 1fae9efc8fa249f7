import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
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
  for (const language of LANGUAGES) {
    test(`the camera shows its whole picture and its status on short phones, at ${flow}, ${step}, in ${language}`, async ({
      app,
    }) => {
      const { page } = await openAt(app, { flow, step, language });
      await press(page, 'camera-on');
      await expect(page.getByText(translations[language].steps.scan.camera.looking)).toBeVisible();
      for (const phone of SHORT_PHONES) {
        const wanted = 'main h1, .scan-picture, .scan-live .scan-status';
        expect(await lossesInFirstScreenful(page, phone, wanted)).toEqual([]);
      }
    });
  }
}
