/** Runs the parts of the suite one after the other, with the seconds and the results of each. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, run } from './run.mjs';

const RESULTS = join(REPOSITORY, 'test-results');
/** Node's compile cache: the tests start many servers from the same sources. */
const COMPILED = join(REPOSITORY, 'node_modules/.cache/node-compile');

/**
 * How many tests a runner passed, failed and skipped.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
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
    return { code: code || 1, counts: { passed: 0, failed: 0, skipped: 0 } };
  }
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  const hasTests = Object.values(counts).some((count) => count > 0);
  return { code: hasTests ? code : code || 1, counts };
}

/**
 * Tests of the other tier are left out, not skipped. A file that fails without a failed test counts as one: it could not start.
 *
 * @param {{ testResults: { status: string, assertionResults: { status: string, tags: string[] }[] }[] }} results
 * @param {keyof typeof TIERS} tier
 * @returns {Counts}
 */
function countsOfVitest({ testResults }, tier) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of testResults) {
    const tests = assertionResults.filter(({ tags }) => tags.includes('full') === (tier === 'second'));
    const count = (/** @type {string} */ wanted) => tests.filter((test) => test.status === wanted).length;
    counts.passed += count('passed');
    counts.skipped += count('skipped');
    counts.failed += count('failed') || (status === 'failed' ? 1 : 0);
  }
  return counts;
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} results
 * @returns {Counts}
 */
function countsOfPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  // Nothing is retried, so no test should pass at a second try.
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * Prints the last line: the sum over all parts.
 *
 * @param {readonly Outcome[]} ended
 */
export function printSum(ended) {
  const sum = (/** @type {keyof Counts} */ key) => ended.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}
