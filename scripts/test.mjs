/** `npm test`: installs what is missing, a browser included, then runs every check and every test. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWebApp } from './build-web-app.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureOperatorTools } from './operator-tools.mjs';
import { REPOSITORY, run, runNpmScript } from './run.mjs';
import { readCommandLine } from './usage.mjs';

readCommandLine(
  'npm test --',
  'Installs what is missing, a browser included, and runs every check and test.\nFor one file: npm run vitest -- FILE',
);

const RESULTS = join(REPOSITORY, 'test-results');
/** Node's compile cache: the tests start many servers from the same sources. */
const COMPILED = join(REPOSITORY, 'node_modules/.cache/node-compile');

await ensureInstalled({ withTools: true });
const browser = await ensureBrowser();
console.log(`Browser for the tests: ${browser}`);
const hasEngines = await ensureEngines();

title('Checks (npm run check) and build (npm run build)');
// In parallel, because the build mostly uses one core, and the tools are downloaded.
const [{ code: checked }, built] = await Promise.all([runNpmScript('check'), buildWebApp(), ensureOperatorTools()]);
// The tests drive the built app, so they need a successful build.
const tested = built === 0 ? await tests() : 0;
process.exitCode = checked || built || tested || (hasEngines ? 0 : 1);

/** @param {string} text */
function title(text) {
  console.log(`\n== ${text}`);
}

/**
 * How many tests a runner passed, failed and skipped.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** The two runners, one after the other, because each uses the whole machine. */
async function tests() {
  const fast = join(RESULTS, 'fast.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${fast}`];
  const runs = [
    await runTests('Tests without a browser (npm run vitest)', 'vitest', ['run', ...reporters], fast, countsOfVitest),
    // Its configuration writes the file.
    await runTests(
      'Tests in a browser (npm run playwright)',
      'playwright',
      ['test'],
      join(RESULTS, 'browser.json'),
      countsOfPlaywright,
    ),
  ];
  const sum = (/** @type {keyof Counts} */ key) => runs.reduce((total, { counts }) => total + counts[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return runs.find(({ code }) => code !== 0)?.code ?? 0;
}

/**
 * Runs one runner; its code is not 0 when it fails, is aborted or has no tests.
 *
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {string} file where it writes its results
 * @param {(results: any) => Counts} countsOf
 */
async function runTests(name, command, args, file, countsOf) {
  title(name);
  rmSync(file, { force: true });
  const env = { CHROMIUM_PATH: browser, NODE_COMPILE_CACHE: COMPILED };
  const { code } = await run(command, args, { env });
  if (!existsSync(file)) {
    console.error(`\nThe tests were aborted (exit code ${code}).`);
    return { code: code || 1, counts: { passed: 0, failed: 0, skipped: 0 } };
  }
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  return { code: counts.passed + counts.failed > 0 ? code : code || 1, counts };
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} results
 * @returns {Counts}
 */
function countsOfVitest({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} results
 * @returns {Counts}
 */
function countsOfPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  // Nothing is retried, so no test should pass at a second try.
  return { passed: expected, failed: unexpected + flaky, skipped };
}
