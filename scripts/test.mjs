/**
 * `npm test`: installs what is missing, a browser included, then runs every check and the first tier of the tests. `npm run test:all`
 * begins with the same and then runs the second tier.
 */
import { ensureBrowser } from './browser.mjs';
import { buildWebApp } from './build-web-app.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureOperatorTools } from './operator-tools.mjs';
import { runNpmScript } from './run.mjs';
import { isWhollyFull, propertyFiles, taggedFiles } from './test-files.mjs';
import { printSum, runMutants, runPhase, runPlaywright, runVitest, skipPlaywright } from './test-phases.mjs';
import { drawnSeed, FIXED_SEED } from './test-seeds.mjs';
import { readCommandLine } from './usage.mjs';

const ALL = '--all';
const options = readCommandLine(
  'npm test --',
  'Installs what is missing, a browser included, and runs every check and test of the first tier.\nFor one file: npm run vitest -- FILE',
  { [ALL]: 'then run the second tier too (npm run test:all)' },
);

await ensureInstalled({ withTools: true });
const browser = await ensureBrowser();
if (browser !== undefined) {
  console.log(`Browser for the tests: ${browser}`);
  process.env.CHROMIUM_PATH = browser;
}
const runInBrowser = browser === undefined ? skipPlaywright : runPlaywright;

/** @type {import('./test-phases.mjs').Outcome[]} */
const ended = [];
const built = await checksAndBuild();
// The tests drive the built app, so they need a successful build.
if (built === 0) {
  await firstTier();
  if (options.has(ALL)) await secondTier();
  printSum(ended);
}
process.exitCode = ended.find(({ code }) => code !== 0)?.code ?? 0;

/**
 * @param {string} title
 * @param {() => Promise<import('./test-phases.mjs').Outcome>} work
 */
async function phase(title, work) {
  ended.push(await runPhase(title, work));
}

/** Returns the exit code of the build. */
async function checksAndBuild() {
  let built = 1;
  await phase('Checks (npm run check) and build (npm run build)', async () => {
    // In parallel, because the build mostly uses one core.
    const [check, build] = await Promise.all([runNpmScript('check'), buildWebApp()]);
    built = build;
    return { code: check.code || build };
  });
  return built;
}

/** Without a browser first, so that a fault of the core shows early. Each runner uses the whole machine. */
async function firstTier() {
  const exclusions = taggedFiles()
    .filter(isWhollyFull)
    .map((file) => `--exclude=${file}`);
  const seed = process.env.FC_SEED || FIXED_SEED;
  await phase(`Tests without a browser (npm run vitest), with FC_SEED=${seed}`, () =>
    runVitest('first', 'fast', exclusions),
  );
  await phase('Tests in a browser (npm run playwright)', () => runInBrowser(['--grep-invert=@full']));
}

/** The rest: what is tagged `full`, and every property with a seed of this run. */
async function secondTier() {
  const seed = drawnSeed();
  const drawn = { FC_SEED: seed };
  await phase('Programs of the second tier', async () => {
    await ensureOperatorTools();
    await ensureEngines();
    return { code: 0 };
  });
  await phase(`Second tier without a browser, with FC_SEED=${seed}`, () =>
    runVitest('second', 'full', taggedFiles(), drawn),
  );
  await phase(`Properties with FC_SEED=${seed}`, () => runVitest('first', 'properties', propertyFiles(), drawn));
  await phase('Planted faults (npm run mutants)', runMutants);
  await phase('Second tier in a browser', () => runInBrowser(['--grep=@full']));
}
