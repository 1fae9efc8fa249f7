import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const HERE = import.meta.dirname;

/** A folder whose `some.test.ts` has these tests, and a run of it, which returns what vitest prints. */
export function runsOfItsOwn(tests: readonly string[]) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/runs-of-its-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const support = (name: string): string => JSON.stringify(join(HERE, name));
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const write = (name: string, lines: readonly string[]): void => writeFileSync(join(folder, name), lines.join('\n'));
  write('vitest.config.mjs', [`export default { test: { setupFiles: [${support('property-setup.ts')}] } };`]);
  write('some.test.ts', [
    "import fc from 'fast-check';",
    "import { it } from 'vitest';",
    `import { assertProperty } from ${support('assert-property.ts')};`,
    ...tests,
  ]);
  const run = (...args: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...args], { cwd: folder, encoding: 'utf8' });
    return stdout + stderr;
  };
  return { folder, run };
}
