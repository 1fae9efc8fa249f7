import type { Browser, CDPSession } from '@playwright/test';
import { FILM_HEIGHT, FILM_WIDTH, paintTable } from '../../cli/code/camera-film.ts';
import { makeRandom } from '../../fixtures/random.ts';
import type { FakeCamera } from '../../tests/support/fake-camera.ts';
import { median } from '../in-turns.ts';
import type { Scanner } from './page/live.ts';

const CLUTTER_SEED = 23;
const THINGS = 400;
const NOISE = 3;
const MEASURED_MS = 5_000;
/** How many times slower the page's processor is while its long tasks are counted, as on an old phone. */
const SLOWDOWN = 6;

/** What a scanner uses while its camera shows no code. */
interface IdleReading {
  /** Milliseconds of processor time a second, of the page and its workers. */
  readonly cpuMs: number;
  /** The page's tasks over 50 ms on a slowed processor, in milliseconds. */
  readonly longTasks: readonly number[];
}

export type Idle = Readonly<Record<Scanner, readonly IdleReading[]>>;

/** A picture of a table with many things on it, none of them a code. */
function paintClutter(): Buffer {
  const random = makeRandom(CLUTTER_SEED);
  const luma = paintTable();
  for (let thing = 0; thing < THINGS; thing += 1) {
    const [left, top] = [random.between(0, FILM_WIDTH), random.between(0, FILM_HEIGHT)].map(Math.floor) as [
      number,
      number,
    ];
    const [width, height] = [random.between(4, 60), random.between(3, 40)].map(Math.floor) as [number, number];
    const grey = random.between(30, 230);
    for (let row = top; row < Math.min(FILM_HEIGHT, top + height); row += 1) {
      luma.fill(grey, row * FILM_WIDTH + left, row * FILM_WIDTH + Math.min(FILM_WIDTH, left + width));
    }
  }
  return Buffer.from(Uint8ClampedArray.from(luma, (value) => value + random.normal(NOISE)));
}

async function rendererCpuMs(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? 1_000 * cpuTime : 0), 0);
}

async function readIdle(browser: Browser, url: string, scanner: Scanner): Promise<IdleReading> {
  const [page, processes] = await Promise.all([browser.newPage(), browser.newBrowserCDPSession()]);
  await page.goto(url);
  await page.waitForFunction(() => 'keepScanning' in window);
  await page.evaluate((which) => window.keepScanning(which), scanner);
  const before = await rendererCpuMs(processes);
  await page.waitForTimeout(MEASURED_MS);
  const cpuMs = ((await rendererCpuMs(processes)) - before) / (MEASURED_MS / 1_000);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const longTasks = await page.evaluate((time) => window.longTasksWithin(time), MEASURED_MS);
  await page.close();
  return { cpuMs, longTasks };
}

/** Runs each scanner on an empty and on a cluttered table, `runs` times in turns. */
export async function readIdles(
  browser: Browser,
  camera: FakeCamera,
  url: string,
  runs: number,
): Promise<readonly (readonly [what: string, idle: Idle])[]> {
  const read: [string, Idle][] = [];
  for (const [what, picture] of [
    ['an empty table', paintTable()],
    ['a cluttered table', paintClutter()],
  ] as const) {
    await camera.showPicture(picture);
    const idle: Record<Scanner, IdleReading[]> = { ours: [], oursPlain: [], theirs: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const scanner of ['ours', 'oursPlain', 'theirs'] as const) {
        idle[scanner].push(await readIdle(browser, url, scanner));
      }
    }
    read.push([what, idle]);
  }
  return read;
}

/** The median processor time of a scanner in milliseconds a second. */
export function idleCpuMs(readings: readonly IdleReading[]): number {
  return median(readings.map(({ cpuMs }) => cpuMs));
}
