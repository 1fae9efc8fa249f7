/** Runs the parts of the suite one after the other, with the seconds and the results of each. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPOSITORY, run } from './run.mjs';

const RESULTS = join(REPOSITORY, 'test-results');
/** Node's compile cache: the tests start many servers from the same sources. */
const COMPILED = join(REPOSITORY, 'node_modules/.cache/node-compile');

/**
 * How many tests a runner passed and skipped, and the names of those that failed.
 *
 * @typedef {{ passed: number, failed: string[], skipped: number }} Counts
 */

/**
 * How a part ended; without counts if it has no tests.
 *
 * @typedef {{ code: number, counts?: Counts }} Outcome
 */

/**
 * Prints the title of a part, runs it, and prints its seconds.
 *
 * @param {string} title
 * @param {() => Promise<Outcome>} work
 */
export async function runPhase(title, work) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const ended = await work();
  console.log(`== ${((Date.now() - started) / 1000).toFixed(0)} s: ${title}`);
  return ended;
}

/** Which tests have a place in a run of vitest. */
const TIERS = { first: '!full', second: 'full' };

/**
 * Runs the tests of one tier in vitest.
 *
 * @param {keyof typeof TIERS} tier
 * @param {string} name of the file with its results
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runVitest(tier, name, args, env) {
  const file = join(RESULTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const all = ['run', ...reporters, `--tags-filter=${TIERS[tier]}`, ...args];
  return runTests('vitest', all, file, (results) => countsOfVitest(results, tier), env);
}

/**
 * Runs Playwright, whose configuration writes the results.
 *
 * @param {string[]} args
 */
export function runPlaywright(args) {
  return runTests('playwright', ['test', ...args], join(RESULTS, 'browser.json'), countsOfPlaywright);
}

/**
 * Names the tests of Playwright, which counts them as skipped.
 *
 * @param {string[]} args
 */
export const skipPlaywright = (args) => runPlaywright(['--list', ...args]);

/** Plants the known faults, each of which counts as a test. */
export function runMutants() {
  const file = join(RESULTS, 'mutants.json');
  return runTests('node', ['tests/mutants/main.ts', '--json', file], file, (counts) => ({ ...counts, skipped: 0 }));
}

/**
 * Runs one runner; its code is not 0 when it fails, is aborted or has no tests.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} file where it writes its results
 * @param {(results: any) => Counts} countsOf
 * @param {Record<string, string>} [env]
 */
async function runTests(command, args, file, countsOf, env = {}) {
  rmSync(file, { force: true });
  const { code } = await run(command, args, { env: { NODE_COMPILE_CACHE: COMPILED, ...env } });
  if (!existsSync(file)) {
    console.error(`\nThe tests were aborted (exit code ${code}).`);
    return { code: code || 1, counts: { passed: 0, failed: [], skipped: 0 } };
  }
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  const hasTests = counts.passed + counts.failed.length + counts.skipped > 0;
  return { code: hasTests ? code : code || 1, counts };
}

/**
 * Tests of the other tier are left out, not skipped. A file that fails without a failed test counts as one: it could not start.
 *
 * @typedef {{ status: string, tags: string[], fullName: string }} VitestTest
 * @param {{ testResults: { name: string, status: string, assertionResults: VitestTest[] }[] }} results
 * @param {keyof typeof TIERS} tier
 * @returns {Counts}
 */
function countsOfVitest({ testResults }, tier) {
  /** @type {Counts} */
  const counts = { passed: 0, failed: [], skipped: 0 };
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(REPOSITORY, name);
    const tests = assertionResults.filter(({ tags }) => tags.includes('full') === (tier === 'second'));
    const having = (/** @type {string} */ wanted) => tests.filter((test) => test.status === wanted);
    const failed = having('failed').map(({ fullName }) => `${file} › ${fullName}`);
    counts.passed += having('passed').length;
    counts.skipped += having('skipped').length;
    counts.failed.push(...(failed.length === 0 && status === 'failed' ? [file] : failed));
  }
  return counts;
}

/**
 * @typedef {{ title: string, tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ stats: { expected: number, skipped: number }, suites: PlaywrightSuite[] }} results
 * @returns {Counts}
 */
function countsOfPlaywright({ stats: { expected, skipped }, suites }) {
  // Nothing is retried, so no test should pass at a second try.
  const hasFailed = (/** @type {PlaywrightSpec} */ { tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  /** @type {(suite: PlaywrightSuite) => string[]} */
  const failedIn = ({ title, specs = [], suites: inner = [] }) =>
    [...specs.filter(hasFailed).map((spec) => spec.title), ...inner.flatMap(failedIn)].map(
      (name) => `${title} › ${name}`,
    );
  return { passed: expected, failed: suites.flatMap(failedIn), skipped };
}

/**
 * Prints the names of the tests that failed, and the last line: the sum over all parts.
 *
 * @param {readonly Outcome[]} ended
 */
export function printSum(ended) {
  const failed = ended.flatMap(({ counts }) => counts?.failed ?? []);
  const sum = (/** @type {'passed' | 'skipped'} */ key) =>
    ended.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped`);
}
