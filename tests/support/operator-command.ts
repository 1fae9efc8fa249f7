import { fileURLToPath } from 'node:url';
import { run, type Finished } from './run-cli.ts';

/** The programs of the operators. */
const PROGRAMS = {
  keys: fileURLToPath(new URL('../../server/operators/keys/main.ts', import.meta.url)),
  people: fileURLToPath(new URL('../../server/operators/people/main.ts', import.meta.url)),
  reports: fileURLToPath(new URL('../../server/operators/main.ts', import.meta.url)),
};

/** Runs a command of the operators in a process of its own. */
export function operate(
  program: keyof typeof PROGRAMS,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Finished> {
  const { DATABASE_URL: _notThis, ...inherited } = process.env;
  return run(process.execPath, [PROGRAMS[program], ...words], '', { ...inherited, ...env });
}
