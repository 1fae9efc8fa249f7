/** Measures the landing and a page of bare react-dom, both from the real server: in Lighthouse, and as a person with a slow phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';
import { runNpmScript } from '../../scripts/run.mjs';
import { launchBrowser } from '../../tests/support/browser.ts';
import { startRealServer } from '../../tests/support/real-server.ts';
import { buildBarePage } from './build-bare-page.ts';
import {
  goAsGuest,
  medianJourney,
  PAUSE_TO_READ_MS,
  visitBarePage,
  type GuestJourney,
  type Journey,
} from './journeys.ts';
import { makeVisit, medianVisit, type Visit } from './measure.ts';

function row(name: string, found: Visit): Readonly<Record<string, string | number>> {
  const ms = (value: number): string => `${Math.round(value)} ms`;
  return {
    page: name,
    score: found.score,
    FCP: ms(found.firstContentfulPaint),
    LCP: ms(found.largestContentfulPaint),
    TBT: ms(found.totalBlockingTime),
    CLS: found.cumulativeLayoutShift.toFixed(3),
    'JavaScript, all': `${(found.scriptBytes / 1000).toFixed(1)} kB`,
  };
}

/** The waits of a guest on a slow phone, beside those on the bare page, as medians of visits in turns. */
async function printJourneys(url: string, bareUrl: string, runs: number): Promise<void> {
  const found = { reads: [] as GuestJourney[], presses: [] as GuestJourney[], bare: [] as Journey[] };
  const browser = await launchBrowser();
  for (let count = 0; count < runs; count += 1) {
    found.reads.push(await goAsGuest(browser, url, PAUSE_TO_READ_MS));
    found.presses.push(await goAsGuest(browser, url, 0));
    found.bare.push(await visitBarePage(browser, bareUrl));
  }
  await browser.close();
  console.log(
    `\nSlow 3G (2 s latency, 400 kbit/s) and a processor four times slower, milliseconds, median of ${runs}:`,
  );
  const medians = {
    'landing, read for 4 s': medianJourney(found.reads),
    'landing, pressed at once': medianJourney(found.presses),
    'bare react-dom': medianJourney(found.bare),
  };
  console.table(
    Object.fromEntries(
      Object.entries(medians).map(([page, figures]) => [
        page,
        Object.fromEntries(Object.entries<number>({ ...figures }).map(([figure, ms]) => [figure, Math.round(ms)])),
      ]),
    ),
  );
}

/** Visits each page `runs` times in turns, so that other load affects both, and prints the medians. */
export async function run(runs: number): Promise<void> {
  const chromePath = await findBrowser();
  if (chromePath === undefined) throw new Error('No Chromium was found; set CHROMIUM_PATH to one.');
  const visit = makeVisit(chromePath);
  const { code } = await runNpmScript('build');
  if (code !== 0) throw new Error('The build failed.');
  const bareDir = mkdtempSync(join(tmpdir(), 'clearline-bare-'));
  await buildBarePage(bareDir);

  const ours = await startRealServer();
  const theirs = await startRealServer({ env: { WEB_DIR: bareDir } });
  try {
    const landing = { url: `${ours.url}/`, visits: [] as Visit[] };
    const bare = { url: `${theirs.url}/`, visits: [] as Visit[] };
    for (let count = 0; count < runs; count += 1) {
      for (const page of [landing, bare]) page.visits.push(await visit(page.url));
    }
    console.log(`\nLighthouse, mobile, median of ${runs}:`);
    console.table([row('landing', medianVisit(landing.visits)), row('bare react-dom', medianVisit(bare.visits))]);
    console.log('The JavaScript of the landing includes what it loads for the next screen once it works.');
    await printJourneys(landing.url, bare.url, runs);
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    rmSync(bareDir, { recursive: true });
  }
}
