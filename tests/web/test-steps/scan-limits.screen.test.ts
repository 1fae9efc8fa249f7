import type { Page } from '@playwright/test';
import { cameraTest as test, expect, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { symbolPhoto } from '../../../adapters/symbols/bwip-symbols.ts';
import { press, reload } from '../visitor.ts';
import { choosePhoto, paragraphs } from './photos.ts';
import { aCassetteCode, expectStep, openAt } from './tester.ts';

/** The first scan of a cassette. */
async function open(app: RealApp, language: Language = 'en'): Promise<Page> {
  const { page } = await openAt(app, { step: 'first-scan', language, isNew: true });
  return page;
}

/** The first scan of a cassette, in Spanish, in a browser that lacks these features. */
async function openWithout(app: RealApp, ...features: readonly ('WebAssembly' | 'mediaDevices')[]): Promise<Page> {
  const page = await open(app, 'es');
  await page.addInitScript((lacking) => {
    for (const feature of lacking) {
      if (feature === 'WebAssembly') Reflect.deleteProperty(window, feature);
      else Reflect.deleteProperty(Navigator.prototype, feature);
    }
  }, features);
  await reload(page);
  return page;
}

/** The decoders that the page has loaded since it was opened. */
async function decodersOf(page: Page): Promise<string[]> {
  const requests = await page.requests();
  const decoders = requests.flatMap(
    (request) => /zxing-worker|zxing_reader|html5-qrcode-worker/.exec(request.url()) ?? [],
  );
  return [...new Set(decoders)].sort();
}

test('the camera is reported as unusable without workers, and so is a photo', { tag: '@full' }, async ({ app }) => {
  const page = await open(app);
  await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'));
  await press(page, 'camera-on');
  await expect(
    page.getByRole('alert').filter({ hasText: translations.en.steps.scan.camera.failures.unsupported.text }),
  ).toBeVisible();
  await choosePhoto(page, 'code.png', await symbolPhoto(aCassetteCode(), 'dataMatrix', 4));
  await expect(page.locator('[data-photo="unsupported"]')).toBeVisible();
  const { title, text } = translations.en.steps.scan.photo.failures.unsupported;
  expect(await paragraphs(page)).toEqual([title, text]);
});

test(
  'codes are read without WebAssembly too, with a decoder that is loaded before it is needed',
  { tag: '@full' },
  async ({ app, camera }) => {
    const page = await openWithout(app, 'WebAssembly');
    await expect.poll(() => decodersOf(page)).toEqual(['html5-qrcode-worker']);
    await camera.show(aCassetteCode());
    await press(page, 'camera-on');
    await expectStep(page, 'remove-foil');
    expect(await decodersOf(page)).toEqual(['html5-qrcode-worker']);
  },
);

test(
  'the camera is not there in Lockdown Mode, which the texts name, but photos are read',
  { tag: '@full' },
  async ({ app }) => {
    const { camera, photo } = translations.es.steps.scan;
    const page = await openWithout(app, 'WebAssembly', 'mediaDevices');
    await press(page, 'camera-on');
    await expect(page.getByRole('alert').filter({ hasText: camera.failures.unsupported.text })).toBeVisible();
    await choosePhoto(page, 'table.png', await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }));
    await expect(page.locator('[data-photo="no-code-lockdown"]')).toBeVisible();
    const { title, text } = photo.failures['no-code-lockdown'];
    expect(await paragraphs(page)).toEqual([title, text]);
    await press(page, 'scan-ok');
    await choosePhoto(page, 'code.png', await symbolPhoto(aCassetteCode(), 'dataMatrix', 4));
    await expectStep(page, 'remove-foil');
  },
);
