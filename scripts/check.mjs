/**
 * Runs every static check: types, lint, formatting, boundaries, unused code. Runs all of them even if one fails, so that one run
 * shows every problem.
 */
import { readFileSync } from 'node:fs';
import { runNpmScript } from './run.mjs';
import { readCommandLine } from './usage.mjs';

readCommandLine('npm run check --', 'Runs every static check: the scripts of package.json that begin with "check:".');

/** Two at a time, in the order of package.json, which lists the slowest first: each of these uses one core. */
const AT_ONCE = 2;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));
/** @type {string[]} */
const failed = [];

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const started = Date.now();
    const { code, output } = await runNpmScript(name, { capture: true });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    if (code !== 0) {
      failed.push(name);
      console.log(output.trimEnd());
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed.length > 0) {
  console.error(`\nChecks that failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
