import type { Page } from '@playwright/test';
import { symbolPhoto } from '../../../adapters/symbols/bwip-symbols.ts';
import type { Symbology } from '../../../core/domain/found-symbol.ts';
import { expect } from '../../support/browser-test.ts';
import {
  BOX,
  nextScan,
  openPage,
  SEPARATED_CASSETTE,
  SHORT_CASSETTE,
  start,
  stop,
  trackStates,
} from './camera-acts.ts';
import { test as cameraTest } from './camera-test.ts';

/** A test of the camera in a browser that neither compiles JavaScript nor runs WebAssembly, like Safari in Lockdown Mode. */
const test = cameraTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] });
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, served }, use) => {
    const page = await openPage(browser, `${served.url}?html5-qrcode`);
    await use(page);
    await page.close();
  },
});

function readPhoto(page: Page, photo: Buffer, wanted: Symbology) {
  return page.evaluate(([bytes, kind]) => window.camera.readPhoto(new Blob([new Uint8Array(bytes)]), kind), [
    [...photo],
    wanted,
  ] as const);
}

test(
  'without WebAssembly and a compiler, box and cassettes are read one after the other',
  { tag: '@full' },
  async ({ page, camera }) => {
    expect(await page.evaluate(() => 'WebAssembly' in window)).toBe(false);
    await camera.show(BOX);
    await start(page);
    expect(await nextScan(page)).toEqual({ text: BOX, symbology: 'QRCode' });
    await camera.show(SHORT_CASSETTE);
    expect(await nextScan(page, BOX)).toEqual({ text: SHORT_CASSETTE, symbology: 'DataMatrix' });
    await camera.show(SEPARATED_CASSETTE);
    expect(await nextScan(page, SHORT_CASSETTE)).toEqual({ text: SEPARATED_CASSETTE, symbology: 'DataMatrix' });
    await stop(page);
    expect(await trackStates(page)).toEqual(['ended']);
    await expect.poll(() => page.workers()).toHaveLength(0);
  },
);

test(
  'without WebAssembly, photos are read, and one without a code may be due to Lockdown Mode',
  { tag: '@full' },
  async ({ page }) => {
    const [cassette, box] = await Promise.all([
      symbolPhoto(SEPARATED_CASSETTE, 'dataMatrix', 4),
      symbolPhoto(BOX, 'qr', 4),
    ]);
    expect(await readPhoto(page, cassette, 'DataMatrix')).toEqual({ ok: true, value: SEPARATED_CASSETTE });
    expect(await readPhoto(page, box, 'QRCode')).toEqual({ ok: true, value: BOX });
    expect(await readPhoto(page, await emptyPhoto(page), 'QRCode')).toEqual({ ok: false, error: 'no-code-lockdown' });
    expect(await readPhoto(page, Buffer.from('no picture'), 'QRCode')).toEqual({ ok: false, error: 'unreadable' });
  },
);

function emptyPhoto(page: Page): Promise<Buffer> {
  return page.screenshot();
}
