import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The programs of this repository; the others are tools with a help of their own. */
const PROGRAM = /^(?:exec )?node ((?!node_modules)\S+)$/;
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const file = PROGRAM.exec(command)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

describe('the help of npm scripts', () => {
  it('finds the programs', () => {
    expect(programs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['start', 'dev', 'fuzz', 'bench', 'screens']),
    );
  });

  it.each(programs)('npm run $name -- --help prints how it is used, and does nothing', async ({ name, file }) => {
    const { exitCode, stdout, stderr } = await new Promise<Record<'exitCode' | 'stdout' | 'stderr', unknown>>(
      (resolve) => {
        execFile(process.execPath, [file, '--help'], (error, out, err) => {
          resolve({ exitCode: error === null ? 0 : error.code, stdout: out, stderr: err });
        });
      },
    );
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b`));
  });
});
