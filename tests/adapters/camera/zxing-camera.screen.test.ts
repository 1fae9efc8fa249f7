import { expect } from '../../support/browser-test.ts';
import { launchBrowser } from '../../support/browser.ts';
import { expectProblem } from '../../support/page-problems.ts';
import { symbolPhoto } from '../../../adapters/symbols/bwip-symbols.ts';
import {
  BOX,
  failuresOf,
  LONG_CASSETTE,
  nextScan,
  openPage,
  SEPARATED_CASSETTE,
  setHidden,
  SHORT_CASSETTE,
  start,
  stop,
  trackStates,
  videoCount,
} from './camera-acts.ts';
import { test } from './camera-test.ts';

/** A fake device list with nothing in it, so that the test does not depend on the machine it runs on. */
const NO_DEVICES = '--use-fake-device-for-media-stream=device-count=0';

test.describe('with a camera', () => {
  // The view is 360 CSS pixels wide: a matrix this small is lost when it is read from the picture as shown.
  test('box, cassettes and their separators are read one after the other from one video', async ({ page, camera }) => {
    await camera.show(BOX);
    await start(page);
    expect(await nextScan(page)).toEqual({ text: BOX, symbology: 'QRCode' });
    await camera.show(LONG_CASSETTE);
    expect(await nextScan(page, BOX)).toEqual({ text: LONG_CASSETTE, symbology: 'DataMatrix' });
    await camera.show(SEPARATED_CASSETTE, 'gs1DataMatrix');
    expect(await nextScan(page, LONG_CASSETTE)).toEqual({ text: SEPARATED_CASSETTE, symbology: 'DataMatrix' });
    await camera.show(`${SHORT_CASSETTE}\x1d`);
    expect(await nextScan(page, SEPARATED_CASSETTE)).toEqual({
      text: `${SHORT_CASSETTE}\x1d`,
      symbology: 'DataMatrix',
    });
  });

  test('a stopped camera is released, and the next start reads what is shown then', async ({ page, camera }) => {
    await camera.show(BOX);
    await start(page);
    await nextScan(page);
    expect(page.workers()).toHaveLength(1);
    await stop(page);
    expect(await trackStates(page)).toEqual(['ended']);
    expect(await videoCount(page)).toBe(0);
    await expect.poll(() => page.workers()).toHaveLength(0);

    await camera.show(SHORT_CASSETTE);
    await start(page);
    expect(await nextScan(page)).toEqual({ text: SHORT_CASSETTE, symbology: 'DataMatrix' });
  });

  test(
    'frames are cropped in the worker, so that reading never blocks the page',
    { tag: '@full' },
    async ({ page, camera }) => {
      await page.evaluate(() => {
        HTMLCanvasElement.prototype.getContext = () => {
          throw new Error('A frame was drawn in the page.');
        };
      });
      await camera.show(BOX);
      await start(page);
      expect((await nextScan(page)).text).toBe(BOX);
    },
  );

  test('several codes in one frame are found, each with its symbology and position', async ({ page, camera }) => {
    await camera.showLabels({ text: SHORT_CASSETTE }, { text: BOX, right: 165 });
    await start(page);
    await page.waitForFunction(() => window.cameraLog.frames.some((found) => found.length === 2));
    const found = await page.evaluate(() => window.cameraLog.frames.find(({ length }) => length === 2) ?? []);
    const [cassette, box] = [...found].sort((one, other) => one.x - other.x);
    expect(cassette).toMatchObject({ text: SHORT_CASSETTE, symbology: 'DataMatrix' });
    expect(box).toMatchObject({ text: BOX, symbology: 'QRCode' });
    expect(Math.hypot(cassette?.x ?? 1, cassette?.y ?? 1)).toBeLessThan(0.03);
    expect(box?.x).toBeCloseTo(165 / 720, 1);
  });

  for (const [what, label] of [
    ['cassette', { text: SHORT_CASSETTE }],
    ['box', { text: BOX }],
  ] as const) {
    test(`white print on a black ${what} is read too`, { tag: '@full' }, async ({ page, camera }) => {
      await camera.showLabels({ ...label, isInverted: true });
      await start(page);
      expect((await nextScan(page)).text).toBe(label.text);
    });
  }

  test('an empty table gives no scan', { tag: '@full' }, async ({ page }) => {
    await page.evaluate(countFrames);
    await start(page);
    // A frame is handed over once the one before it has been read.
    await page.waitForFunction(() => Number(document.body.dataset.frames) > 10);
    expect(await page.evaluate(() => window.cameraLog)).toMatchObject({ frames: [], failures: [], startSettled: true });
  });

  test('aborting a start during the camera request leaves no camera on', { tag: '@full' }, async ({ page }) => {
    await page.evaluate(() => {
      window.startCamera();
      window.stopCamera();
    });
    await page.evaluate(() => {
      window.startCamera();
      // After the request was sent, before its response arrives.
      setTimeout(() => window.stopCamera(), 0);
    });
    await page.waitForFunction(() => window.cameraLog.startSettled);
    expect(await trackStates(page)).toEqual(['ended']);
    expect(await videoCount(page)).toBe(0);
    expect(await page.evaluate(() => window.cameraLog.failures)).toEqual([]);
  });

  test('a hidden page releases the camera and reopens it when it is visible', async ({ page, camera }) => {
    await camera.show(BOX);
    await start(page);
    await nextScan(page);
    await setHidden(page, true);
    expect(await trackStates(page)).toEqual(['ended']);
    expect(await videoCount(page)).toBe(0);

    await camera.show(SHORT_CASSETTE);
    await setHidden(page, false);
    expect((await nextScan(page, BOX)).text).toBe(SHORT_CASSETTE);
    expect(await trackStates(page)).toEqual(['ended', 'live']);
    await stop(page);
    expect(await trackStates(page)).toEqual(['ended', 'ended']);
  });

  test('torch and zoom are restored when a hidden page is visible again', { tag: '@full' }, async ({ page }) => {
    await page.evaluate(haveLightAndZoom);
    await start(page);
    await page.waitForFunction(() => window.cameraLog.controls !== null);
    await page.evaluate(() => window.camera.setTorch(true));
    await page.evaluate(() => window.camera.setZoom(2));
    await setHidden(page, true);
    await page.evaluate(() => {
      window.cameraLog.controls = null;
      // A new picture begins without them, as on phones.
      Object.assign(MediaStreamTrack.prototype.getSettings(), { torch: false, zoom: 1 });
    });
    await setHidden(page, false);
    await page.waitForFunction(() => window.cameraLog.controls?.torch === true);
    expect(await page.evaluate(() => window.cameraLog.controls)).toMatchObject({ torch: true, zoom: { value: 2 } });
  });

  test('a hidden page does not open the camera until it is visible', { tag: '@full' }, async ({ page }) => {
    await setHidden(page, true);
    await start(page);
    await page.waitForFunction(() => window.cameraLog.startSettled);
    expect(await trackStates(page)).toEqual([]);
    await setHidden(page, false);
    await page.waitForFunction(() => window.tracks.at(-1)?.readyState === 'live');
  });

  test('after the camera ran, permission counts as granted without a query', { tag: '@full' }, async ({ page }) => {
    expect(await page.evaluate(() => window.camera.isAllowed())).toBe(false);
    await start(page);
    await page.waitForFunction(() => window.cameraLog.progress.includes('looking'));
    expect(await page.evaluate(() => window.cameraLog.progress)).toEqual(['opening', 'loading', 'looking']);
    expect(await page.evaluate(() => window.camera.isAllowed())).toBe(true);
  });

  test('what the browser says of the permission is known before the start', { tag: '@full' }, async ({ page }) => {
    for (const state of ['granted', 'denied', 'prompt', null] as const) {
      await page.evaluate((given) => {
        navigator.permissions.query = () =>
          given === null
            ? Promise.reject(new TypeError('camera'))
            : Promise.resolve({ state: given } as PermissionStatus);
      }, state);
      expect([state, await page.evaluate(() => window.camera.isAllowed())]).toEqual([state, state === 'granted']);
    }
  });

  test(
    'torch and zoom are reported and set where the camera has them, and setting one keeps the other',
    { tag: '@full' },
    async ({ page }) => {
      await page.evaluate(haveLightAndZoom);
      await start(page);
      await page.waitForFunction(() => window.cameraLog.controls !== null);
      const controls = (): Promise<unknown> => page.evaluate(() => window.cameraLog.controls);
      expect(await controls()).toMatchObject({ torch: false, zoom: { min: 1, max: 5, value: 1 }, cameraId: 'back' });
      await page.evaluate(() => window.camera.setTorch(true));
      await page.evaluate(() => window.camera.setZoom(2));
      expect(await controls()).toMatchObject({ torch: true, zoom: { value: 2 } });
      await page.evaluate(() => window.camera.setTorch(false));
      expect(await controls()).toMatchObject({ torch: false, zoom: { value: 2 } });
    },
  );

  test(
    'the chosen camera is requested the next time, or the rear camera when it is gone',
    { tag: '@full' },
    async ({ page }) => {
      await page.evaluate(() => {
        const { mediaDevices } = navigator;
        const ask = mediaDevices.getUserMedia.bind(mediaDevices);
        const asked: unknown[] = [];
        Object.assign(window, { asked });
        mediaDevices.getUserMedia = (constraints) => {
          const { deviceId, facingMode } = constraints?.video as MediaTrackConstraints;
          asked.push(facingMode ?? deviceId);
          return ask(constraints);
        };
      });
      const startAndWait = async (cameraId?: string): Promise<unknown> => {
        await page.evaluate((id) => window.startCamera(id), cameraId);
        await page.waitForFunction(() => window.cameraLog.controls !== null);
        await stop(page);
        return page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.splice(0));
      };
      expect(await startAndWait()).toEqual(['environment']);
      const id = await page.evaluate(() => window.cameraLog.controls?.cameraId ?? '');
      expect(await startAndWait(id)).toEqual([{ exact: id }]);
      expect(await startAndWait()).toEqual([{ exact: id }]);
      expect(await startAndWait('unplugged')).toEqual([{ exact: 'unplugged' }, 'environment']);
      expect(await page.evaluate(() => window.cameraLog.failures)).toEqual([]);
    },
  );

  for (const where of ['in the worker', 'in the page, where a worker has no canvas']) {
    test(`photos are cropped ${where}`, { tag: '@full' }, async ({ page }) => {
      const photo = await symbolPhoto(SEPARATED_CASSETTE, 'gs1DataMatrix', 4);
      const found = await page.evaluate(
        async ([bytes, isInPage]) => {
          if (isInPage) Reflect.deleteProperty(window, 'OffscreenCanvas');
          const symbol = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
          const table = document.createElement('canvas');
          Object.assign(table, { width: 4000, height: 3000 });
          const context = table.getContext('2d');
          if (context === null) throw new Error('There is no canvas.');
          context.fillStyle = '#bbb';
          context.fillRect(0, 0, 4000, 3000);
          const png = (): Promise<Blob> =>
            new Promise((resolve) => table.toBlob((blob) => resolve(blob ?? new Blob()), 'image/png'));
          const empty = await png();
          context.drawImage(symbol, 3500, 200);
          const inCorner = await png();
          const read = (file: Blob) => window.camera.readPhoto(file, 'DataMatrix');
          return [await read(inCorner), await read(empty), await read(new Blob(['no picture'], { type: 'image/png' }))];
        },
        [[...photo], where !== 'in the worker'] as const,
      );
      expect(found).toEqual([
        { ok: true, value: SEPARATED_CASSETTE },
        { ok: false, error: 'no-code' },
        { ok: false, error: 'unreadable' },
      ]);
      await expect.poll(() => page.workers()).toHaveLength(0);
    });
  }

  test('navigating away releases the camera, even when the page goes into the back/forward cache', async ({ page }) => {
    await start(page);
    await page.waitForFunction(() => window.cameraLog.startSettled);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(await trackStates(page)).toEqual(['ended']);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.waitForFunction(() => window.tracks.at(-1)?.readyState === 'live');
  });

  test('a camera that ends is asked for again once, then it is lost, and the video is removed', async ({ page }) => {
    await start(page);
    for (const opened of [1, 2]) {
      await page.waitForFunction(
        (count) =>
          window.tracks.length === count && window.cameraLog.progress.filter((is) => is === 'loading').length === count,
        opened,
      );
      expect(await page.evaluate(() => window.cameraLog.failures)).toEqual([]);
      await page.evaluate(() => window.tracks.forEach((track) => track.dispatchEvent(new Event('ended'))));
    }
    expect(await page.evaluate(() => window.cameraLog.failures)).toEqual(['lost']);
    expect(await trackStates(page)).toEqual(['ended', 'ended']);
    expect(await videoCount(page)).toBe(0);
  });

  test(
    'a decoder that cannot be loaded is reported, and the camera is released',
    { tag: '@full' },
    async ({ page, camera }) => {
      // The decoder's own loader tells the console of each attempt.
      expectProblem(/wasm|ArrayBuffer instantiation/);
      await page.route('**/*.wasm', (route) => route.abort());
      expect(await failuresOf(page)).toEqual(['decoder']);
      expect(await trackStates(page)).toEqual(['ended']);

      await page.unroute('**/*.wasm');
      await camera.show(BOX);
      await start(page);
      expect((await nextScan(page)).text).toBe(BOX);
    },
  );
});

test('a camera without torch and zoom offers neither, and lists all cameras', { tag: '@full' }, async ({ served }) => {
  // Chromium names cameras only to pages with a lasting permission, which this switch gives.
  const otherBrowser = await launchBrowser({
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  const page = await openPage(otherBrowser, served.url);
  await start(page);
  await page.waitForFunction(() => window.cameraLog.controls !== null);
  const controls = await page.evaluate(() => window.cameraLog.controls);
  expect(controls).toMatchObject({ torch: null, zoom: null });
  expect(controls?.cameras).toHaveLength(1);
  expect(controls?.cameras.map(({ id }) => id)).toEqual([controls?.cameraId]);
  await otherBrowser.close();
});

for (const [failure, args] of [
  ['denied', ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny']],
  ['no-camera', ['--use-fake-ui-for-media-stream', NO_DEVICES]],
] as const) {
  test(`a camera that cannot be opened is reported: ${failure}`, { tag: '@full' }, async ({ served }) => {
    const otherBrowser = await launchBrowser({ args: [...args] });
    expect(await failuresOf(await openPage(otherBrowser, served.url))).toEqual([failure]);
    await otherBrowser.close();
  });
}

/** Runs in the page: a camera with a light and a zoom. */
function haveLightAndZoom(): void {
  const { prototype } = MediaStreamTrack;
  const settings: Record<string, unknown> = { deviceId: 'back', torch: false, zoom: 1 };
  prototype.getCapabilities = () => ({ torch: true, zoom: { min: 1, max: 8, step: 0.5 } }) as MediaTrackCapabilities;
  prototype.getSettings = () => settings;
  prototype.applyConstraints = (constraints) => {
    // Constraints that are not requested again are reset, as in browsers.
    Object.assign(settings, { torch: false, zoom: 1 }, constraints?.advanced?.[0]);
    return Promise.resolve();
  };
}

/** Runs in the page: counts what is handed over to the decoder. */
function countFrames(): void {
  const { prototype } = Worker;
  const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (...message: unknown[]) => void;
  let frames = 0;
  prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    document.body.dataset.frames = String((frames += 1));
    post.apply(this, message);
  };
}
