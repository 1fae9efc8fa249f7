/** `npm test`: installs what is missing, a browser included, then runs every check and every test. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWebApp } from './build-web-app.mjs';
import { ensureInstalled } from './install.mjs';
import { REPOSITORY, run, runNpmScript } from './run.mjs';
import { readCommandLine } from './usage.mjs';

readCommandLine(
  'npm test --',
  'Installs what is missing, a browser included, and runs every check and test. For one file: npm run vitest -- FILE',
);

const OUTCOMES = join(REPOSITORY, 'test-results/outcomes.json');
/** Node's compile cache: the tests start many servers from the same sources. */
const COMPILED = join(REPOSITORY, 'node_modules/.cache/node-compile');

await ensureInstalled({ withTools: true });
const browser = await ensureBrowser();
console.log(`Browser for the tests: ${browser}`);

title('Checks (npm run check) and build (npm run build)');
// In parallel, because the build mostly uses one core.
const [{ code: checked }, built] = await Promise.all([runNpmScript('check'), buildWebApp()]);
// The tests drive the built app, so they need a successful build.
const tested = built === 0 ? await tests() : 0;
process.exitCode = checked || built || tested;

/** @param {string} text */
function title(text) {
  console.log(`\n== ${text}`);
}

async function tests() {
  title('Tests (npm run vitest)');
  rmSync(OUTCOMES, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${OUTCOMES}`];
  const { code } = await run('vitest', ['run', ...reporters], {
    env: { CHROMIUM_PATH: browser, NODE_COMPILE_CACHE: COMPILED },
  });
  if (!existsSync(OUTCOMES)) {
    console.error(`\nThe tests were aborted (exit code ${code}).`);
    return code || 1;
  }
  return printOutcomes() ? code : code || 1;
}

/** Prints one line of counts; returns whether any test ran. */
function printOutcomes() {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} */
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(OUTCOMES, 'utf8'));
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  return numPassedTests + numFailedTests > 0;
}
