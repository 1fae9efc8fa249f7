import { execFile } from 'node:child_process';

/** How a process ended, and what it printed. */
export interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, with a text for its standard input. */
export function run(
  program: string,
  args: readonly string[],
  input = '',
  env = process.env,
  cwd = '.',
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(program, args, { cwd, env, maxBuffer: Infinity }, (error, stdout, stderr) => {
      resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr });
    });
    child.stdin?.end(input);
  });
}

/** Runs the command line, as `npm run cli` does. */
export const runCli = (...args: readonly string[]): Promise<Finished> =>
  run(process.execPath, ['cli/main.ts', ...args]);
