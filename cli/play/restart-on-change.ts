import { env, execPath } from 'node:process';
import { run } from '../../scripts/run.mjs';

/** Set in the process that is restarted. */
const IS_RESTARTED = 'CLEARLINE_RESTARTED_ON_CHANGE';

/** Whether this process is restarted when a file that it imports changes. */
export const isRestartedOnChange = (): boolean => env[IS_RESTARTED] !== undefined;

/**
 * Runs the command of this process in another one, which Node restarts whenever a file that it imports changes. Resolves with its exit
 * status when it ends.
 */
export async function restartOnChange(): Promise<number> {
  const [, ...command] = process.argv;
  const watched = ['--watch', '--watch-preserve-output', ...command];
  return (await run(execPath, watched, { env: { [IS_RESTARTED]: '1' } })).code;
}
