/** Compares the scan step's decoder with plain html5-qrcode in Chromium, on synthetic frames and on a clip as the camera's input. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { FILM_MODULE_PX, FILM_WIDTH, paintText } from '../../cli/code/camera-film.ts';
import { withoutScannerPrefix } from '../../core/domain/scan-text.ts';
import type { Symbology } from '../../core/domain/found-symbol.ts';
import { serveCameraPage } from '../../tests/adapters/camera/camera-page.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../../tests/support/fake-camera.ts';
import { makeRandom } from '../../fixtures/random.ts';
import { blurred } from './blur.ts';
import { makeFrameSet, type Frame } from './frame-set.ts';
import type { LiveReading } from './page/live.ts';
import type { StillReadings } from './page/still.ts';
import { FRAME_SIDE } from './paint-frame.ts';
import { liveTable, matrixTotals, stillTable, type Clip, type ReadFrame } from './tables.ts';

const BLUR_SEED = 11;
const CLIP_TEXT = '0100860000000017112601151728011510COV2600017\x1d21A1B2C3D4';

async function readFrame(page: Page, { stratum, isCounted, wanted, text, luma }: Frame): Promise<ReadFrame> {
  const readings = await page.evaluate<StillReadings, readonly [number, string, Symbology]>(
    (args) => window.readStill(...args),
    [FRAME_SIDE, Buffer.from(luma).toString('base64'), wanted],
  );
  // The parser accepts a text with or without the scanner's prefix.
  const judged = ({ text: found, milliseconds }: StillReadings['ours']) => ({
    milliseconds,
    isRight: found === null ? text === null : text !== null && withoutScannerPrefix(found) === text,
    isWrong: found !== null && (text === null || withoutScannerPrefix(found) !== text),
  });
  const { ours, theirs, theirsAsShown } = readings;
  return { stratum, isCounted, ours: judged(ours), theirs: judged(theirs), theirsAsShown: judged(theirsAsShown) };
}

async function readFrames(page: Page, seed?: number): Promise<readonly ReadFrame[]> {
  const read: ReadFrame[] = [];
  for (const frame of makeFrameSet(seed)) {
    // The first frame includes loading the decoder, which the clip measures.
    if (read.length === 0) await readFrame(page, frame);
    read.push(await readFrame(page, frame));
  }
  return read;
}

/** The picture of the clip with a code blurred by 0.62 module, and noise. */
function blurryPicture(): Buffer {
  const random = makeRandom(BLUR_SEED);
  const sharp = Float32Array.from(paintText(CLIP_TEXT, 'gs1DataMatrix'));
  const seen = blurred(sharp, FILM_WIDTH, 0.62 * FILM_MODULE_PX);
  return Buffer.from(Uint8ClampedArray.from(seen, (value) => value + random.normal(4)));
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'readLive' in window);
  return page;
}

/** Starts each scanner `runs` times in turns, each time in a new page. */
async function readClip(browser: Browser, url: string, runs: number): Promise<Clip> {
  const found: Record<keyof Clip, LiveReading[]> = { ours: [], theirs: [] };
  const context = await browser.newContext();
  const first = await openPage(context, url);
  await first.evaluate(() => window.prepareLive());
  await first.close();
  for (let run = 0; run < runs; run += 1) {
    for (const scanner of ['ours', 'theirs'] as const) {
      const page = await openPage(context, url);
      found[scanner].push(await page.evaluate((which) => window.readLive(which), scanner));
      await page.close();
    }
  }
  await context.close();
  return found;
}

/** Reads an easy clip, and the same one blurred. */
async function readClips(browser: Browser, camera: FakeCamera, url: string, runs: number): Promise<readonly Clip[]> {
  await camera.show(CLIP_TEXT, 'gs1DataMatrix');
  const easy = await readClip(browser, url, runs);
  await camera.showPicture(blurryPicture());
  return [easy, await readClip(browser, url, runs)];
}

/** Reads the whole set once and the clip `runs` times, and prints the results. `seed` makes another set of frames. */
export async function run(runs: number, { seed }: { readonly seed?: number }): Promise<void> {
  const [served, camera] = await Promise.all([serveCameraPage(join(import.meta.dirname, 'page')), makeFakeCamera()]);
  const browser = await launchBrowser({ args: camera.launchArgs });
  try {
    const clips = await readClips(browser, camera, served.url, runs);
    for (const [index, what] of ['an easy clip', 'a clip blurred by 0.62 module'].entries()) {
      console.log(`\nFrom start to text on ${what}, ${runs} starts each:`);
      console.table(liveTable(clips[index] as Clip));
    }
    const page = await browser.newPage();
    await page.goto(served.url);
    await page.waitForFunction(() => 'readStill' in window);
    const read = await readFrames(page, seed);
    console.log('\nFrames read, and the median time to an answer:');
    console.table(stillTable(read));
    console.log(matrixTotals(read));
  } finally {
    await browser.close();
    await Promise.all([served.close(), camera.dispose()]);
  }
}
