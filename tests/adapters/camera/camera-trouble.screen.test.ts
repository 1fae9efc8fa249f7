import type { Page } from '@playwright/test';
import { expect } from '../../support/browser-test.ts';
import { symbolPhoto } from '../../../adapters/symbols/bwip-symbols.ts';
import type { Symbology } from '../../../core/domain/found-symbol.ts';
import {
  BOX,
  failuresOf,
  LONG_CASSETTE,
  nextScan,
  SEPARATED_CASSETTE,
  SHORT_CASSETTE,
  start,
  stop,
  trackStates,
  videoCount,
} from './camera-acts.ts';
import { test } from './camera-test.ts';

/** Run in the page: ways in which phones stop a video without ending its track. */
const STANDSTILLS = {
  'track is muted': () => {
    Object.defineProperty(MediaStreamTrack.prototype, 'muted', { value: true });
  },
  'video is paused for good': () => {
    Object.defineProperty(HTMLVideoElement.prototype, 'paused', { value: true });
  },
  'frames no longer come': () => {
    const { prototype } = HTMLVideoElement;
    prototype.requestVideoFrameCallback = () => 0;
    prototype.getVideoPlaybackQuality = () => ({ totalVideoFrames: 7 }) as VideoPlaybackQuality;
  },
} as const;

test.describe('a camera in trouble', { tag: '@full' }, () => {
  test('a video that stalls is reopened and read again', async ({ page, camera }) => {
    await camera.show(BOX);
    await start(page);
    // A video is reopened only if it has run for a while.
    await page.waitForFunction(() => window.cameraLog.frames.length > 40);
    await page.evaluate(() => {
      for (const track of window.tracks) Object.defineProperty(track, 'muted', { value: true });
    });
    await page.waitForFunction(() => window.tracks.length === 2);
    await camera.show(SHORT_CASSETTE);
    expect((await nextScan(page, BOX)).text).toBe(SHORT_CASSETTE);
    expect(await trackStates(page)).toEqual(['ended', 'live']);
    expect(await page.evaluate(() => window.cameraLog.failures)).toEqual([]);
    expect(await page.evaluate(() => window.cameraLog.progress)).toEqual([
      ...['opening', 'loading', 'looking'],
      ...['opening', 'loading', 'looking'],
    ]);
  });

  for (const [what, stop] of Object.entries(STANDSTILLS)) {
    test(`a video that stalls because ${what}, is lost after one reopening`, async ({ page }) => {
      await page.evaluate(stop);
      expect(await failuresOf(page)).toEqual(['lost']);
      expect(await trackStates(page)).toEqual(['ended', 'ended']);
      expect(await videoCount(page)).toBe(0);
    });
  }

  for (const [what, breakFrames] of [
    ['is not known to the browser', () => void Reflect.deleteProperty(window, 'VideoFrame')],
    [
      'cannot be taken over as it is',
      () => {
        Object.defineProperty(window, 'VideoFrame', {
          value: function () {
            throw new DOMException('', 'InvalidStateError');
          },
        });
      },
    ],
    [
      'cannot be handed over to a worker',
      () => {
        const { prototype } = Worker;
        const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (
          ...message: unknown[]
        ) => void;
        prototype.postMessage = function (this: Worker, ...message: unknown[]) {
          const [{ kind }] = message as [{ readonly kind: string }];
          if (kind === 'whole') throw new DOMException('', 'DataCloneError');
          post.apply(this, message);
        };
      },
    ],
  ] as const) {
    test(`frames are cut in the page where one ${what}`, async ({ page, camera }) => {
      await page.evaluate(breakFrames);
      await camera.show(SEPARATED_CASSETTE, 'gs1DataMatrix');
      await start(page);
      expect(await nextScan(page)).toEqual({ text: SEPARATED_CASSETTE, symbology: 'DataMatrix' });
    });
  }

  test('frames and photos are cropped in the page when the worker has no canvas', async ({ page, camera }) => {
    await withWorkerScript(page, 'Reflect.deleteProperty(self, "OffscreenCanvas");');
    await camera.show(SEPARATED_CASSETTE, 'gs1DataMatrix');
    await start(page);
    expect(await nextScan(page)).toEqual({ text: SEPARATED_CASSETTE, symbology: 'DataMatrix' });
    expect(await page.evaluate(() => window.cameraLog.failures)).toEqual([]);
    await stop(page);
    const photo = [...(await symbolPhoto(BOX, 'qr', 4))];
    const read = await page.evaluate(
      (bytes) => window.camera.readPhoto(new Blob([new Uint8Array(bytes)]), 'QRCode'),
      photo,
    );
    expect(read).toEqual({ ok: true, value: BOX });
  });

  test('a page without a canvas reports the camera as lost', async ({ page }) => {
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'VideoFrame');
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    expect(await failuresOf(page)).toEqual(['lost']);
    expect(await trackStates(page)).toEqual(['ended']);
  });

  test('without workers neither video nor photo is read, and both report why', async ({ page }) => {
    await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'));
    expect(await failuresOf(page)).toEqual(['unsupported']);
    const reading = await page.evaluate(() => window.camera.readPhoto(new Blob(['photo']), 'QRCode'));
    expect(reading).toEqual({ ok: false, error: 'unsupported' });
  });

  test('a photo yields the requested kind of code, and none if two of them are side by side', async ({ page }) => {
    const [box, left, right] = await Promise.all([
      symbolPhoto(BOX, 'qr', 4),
      symbolPhoto(SHORT_CASSETTE, 'dataMatrix', 4),
      symbolPhoto(LONG_CASSETTE, 'dataMatrix', 4),
    ]);
    const readBeside = (photos: readonly Buffer[], wanted: Symbology) =>
      page.evaluate(readPhotosBeside, [photos.map((photo) => [...photo]), wanted] as const);
    expect(await readBeside([box, left], 'DataMatrix')).toEqual({ ok: true, value: SHORT_CASSETTE });
    expect(await readBeside([box, left], 'QRCode')).toEqual({ ok: true, value: BOX });
    expect(await readBeside([left, right], 'DataMatrix')).toEqual({ ok: false, error: 'several-codes' });
  });

  test('a decoder that loads slowly is reported while the video plays', async ({ page, camera }) => {
    let letIn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await camera.show(BOX);
    await start(page);
    await page.waitForFunction(() => window.cameraLog.startSettled);
    expect(await page.evaluate(() => window.cameraLog.progress)).toEqual(['opening', 'loading']);
    letIn();
    expect((await nextScan(page)).text).toBe(BOX);
    expect(await page.evaluate(() => window.cameraLog.progress.at(-1))).toBe('looking');
  });
});

/** Runs in the page: reads a photo with these pictures beside each other. */
async function readPhotosBeside([pictures, wanted]: readonly [readonly (readonly number[])[], Symbology]) {
  const bitmaps = await Promise.all(pictures.map((bytes) => createImageBitmap(new Blob([new Uint8Array(bytes)]))));
  const table = document.createElement('canvas');
  Object.assign(table, { width: 1000, height: 600 });
  const context = table.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = '#bbb';
  context.fillRect(0, 0, 1000, 600);
  bitmaps.forEach((bitmap, index) => context.drawImage(bitmap, 250 + 300 * index, 200));
  const photo = await new Promise<Blob | null>((resolve) => table.toBlob(resolve, 'image/png'));
  return window.camera.readPhoto(photo ?? new Blob(), wanted);
}

/** Has every worker of the page begin with a script. */
async function withWorkerScript(page: Page, script: string): Promise<void> {
  await page.route('**/zxing-worker*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${script}\n${await answer.text()}` });
  });
}
