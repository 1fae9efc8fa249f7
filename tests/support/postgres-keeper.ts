/**
 * A process between the tests and a PostgreSQL. It ends the PostgreSQL and removes its folder when its standard input is closed, which
 * happens however the process that started it comes to its end.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** What to run, as whom, and the folder that is gone afterwards. */
export interface Kept {
  readonly command: string;
  readonly args: readonly string[];
  readonly directory: string;
  readonly uid?: number;
  readonly gid?: number;
}

const { command, args, directory, ...owner } = JSON.parse(process.argv[2] ?? '') as Kept;
const env = { ...process.env, LC_ALL: 'C' };
const server = spawn(command, [...args], { ...owner, cwd: directory, env, stdio: 'ignore' });
// A signal to the whole group, such as Ctrl+C, reaches the tests as well: their end is waited for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
server.once('exit', () => {
  process.chdir('/');
  rmSync(directory, { recursive: true, force: true });
  process.exit();
});
process.stdin.once('close', () => server.kill('SIGINT')).resume();
