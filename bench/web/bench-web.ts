/** Measures the landing page and a page of bare react-dom, both from the real server, on Lighthouse's simulated phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';
import { runNpmScript } from '../../scripts/run.mjs';
import { startRealServer } from '../../tests/support/real-server.ts';
import { buildBarePage } from './build-bare-page.ts';
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
    console.log('Code that the landing page only prefetches for later screens is not counted.');
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    rmSync(bareDir, { recursive: true });
  }
}
