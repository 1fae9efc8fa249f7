import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { argv, env, execPath, stdout } from 'node:process';
import { REPOSITORY, STOP_SIGNALS } from '../../scripts/run.mjs';
import { watchFiles } from './watch-files.ts';

/** Set in the process that is restarted. */
const IS_RESTARTED = 'CLEARLINE_RESTARTED_ON_CHANGE';

/** The code that a scenario is played with. */
const CODE_FOLDERS = ['adapters', 'cli', 'core', 'fixtures', 'scenarios'].map((folder) => join(REPOSITORY, folder));
const CODE_FILE = /\.(?:ts|mjs|json)$/;

/** Whether this process is restarted when the code changes. */
export const isRestartedOnChange = (): boolean => env[IS_RESTARTED] !== undefined;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}

function start(): ChildProcess {
  const [, ...command] = argv;
  return spawn(execPath, command, { stdio: 'inherit', env: { ...env, [IS_RESTARTED]: '1' } });
}

/**
 * Runs the command of this process in another one, and restarts that whenever the code changes. Node's own watch misses files that an
 * editor or git replaces. Resolves when this process is to end.
 */
export async function restartOnChange(): Promise<void> {
  let child = start();
  let last = Promise.resolve();
  watchFiles(CODE_FOLDERS, CODE_FILE, (file) => {
    last = last.then(async () => {
      stdout.write(`\n${relative(REPOSITORY, file)} changed\n`);
      await ended(child, 'SIGTERM');
      child = start();
    });
  });
  const signal = await Promise.race(STOP_SIGNALS.map(async (name) => once(process, name).then(() => name)));
  await ended(child, signal);
}
