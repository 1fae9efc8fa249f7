/**
 * A process between the tests and PostgreSQL. It stops PostgreSQL and removes its folder when its standard input is closed, which
 * happens however the parent process ends.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** The command to run, its user, and the folder to remove afterwards. */
export interface GuardedServer {
  readonly command: string;
  readonly args: readonly string[];
  readonly directory: string;
  readonly uid?: number;
  readonly gid?: number;
}

const { command, args, directory, ...owner } = JSON.parse(process.argv[2] ?? '') as GuardedServer;
const env = { ...process.env, LC_ALL: 'C' };
const server = spawn(command, [...args], { ...owner, cwd: directory, env, stdio: 'ignore' });
// A signal to the whole group, such as Ctrl+C, reaches the tests as well, so this process waits for their end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
server.once('exit', () => {
  process.chdir('/');
  rmSync(directory, { recursive: true, force: true });
  process.exit();
});
process.stdin.once('close', () => server.kill('SIGINT')).resume();
