/** `npm test`: installs what is missing, a browser included, then runs every check and every test. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { REPOSITORY, run, runNpmScript } from './run.mjs';

const OUTCOMES = join(REPOSITORY, 'test-results/outcomes.json');

await ensureInstalled({ withTools: true });
const browser = await ensureBrowser();
console.log(`Browser for the tests: ${browser}`);

/** The tests drive the built app, so a failed build leaves nothing to test. */
const codes = [await stage('Checks', 'check'), await stage('Build', 'build')];
if (codes.at(-1) === 0) codes.push(await tests());
process.exitCode = codes.find((code) => code !== 0) ?? 0;

/** @param {string} title @param {string} script */
async function stage(title, script) {
  console.log(`\n== ${title} (npm run ${script})`);
  return (await runNpmScript(script)).code;
}

async function tests() {
  console.log('\n== Tests (npm run vitest)');
  rmSync(OUTCOMES, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${OUTCOMES}`];
  const { code } = await run('vitest', ['run', ...reporters], { env: { CHROMIUM_PATH: browser } });
  return sayOutcomes() ? code : code || 1;
}

/** Closes with one line of counts; answers whether any test ran. */
function sayOutcomes() {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} */
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(OUTCOMES, 'utf8'));
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  return numPassedTests + numFailedTests > 0;
}
