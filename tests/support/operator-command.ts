import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The programs of the operators. */
const PROGRAMS = {
  keys: fileURLToPath(new URL('../../server/operators/keys/main.ts', import.meta.url)),
  people: fileURLToPath(new URL('../../server/operators/people/main.ts', import.meta.url)),
  reports: fileURLToPath(new URL('../../server/operators/main.ts', import.meta.url)),
};

/** How a command ended. */
export interface CommandEnd {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the operators in a process of its own. */
export function operate(
  program: keyof typeof PROGRAMS,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandEnd> {
  const { DATABASE_URL: _notThis, ...inherited } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [PROGRAMS[program], ...words],
      { env: { ...inherited, ...env } },
      (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
  });
}
