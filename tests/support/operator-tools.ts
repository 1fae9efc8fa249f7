import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { findOperatorTool } from '../../scripts/operator-tools.mjs';
import { isOnCi } from '../../scripts/run.mjs';

type ToolName = Parameters<typeof findOperatorTool>[0];

/**
 * Whether the tests that need these programs must be skipped, which is printed. On a CI system they run without, and fail.
 */
export function lacksTools(...names: readonly ToolName[]): boolean {
  const missing = names.filter((name) => findOperatorTool(name) === undefined);
  if (missing.length === 0 || isOnCi()) return false;
  process.stdout.write(`Not found on this machine, so the tests that need it are skipped: ${missing.join(', ')}\n`);
  return true;
}

/** The path of a program that `npm run test:all` gets from Debian. */
function toolPath(name: ToolName): string {
  const path = findOperatorTool(name);
  if (path === undefined)
    throw new Error(
      `${name} is missing: install Prometheus, systemd and HAProxy, or run npm run test:all as root on Debian.`,
    );
  return path;
}

/** How a program ended, and all that it printed. */
export interface ToolRun {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs a program of operators to its end. */
export async function runTool(name: ToolName, args: readonly string[], cwd?: string): Promise<ToolRun> {
  try {
    const { stdout, stderr } = await promisify(execFile)(toolPath(name), [...args], { cwd });
    return { exitCode: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (typeof code !== 'number') throw error;
    return { exitCode: code, output: stdout + stderr };
  }
}

/** Starts a program of operators; the result ends it. */
export function startTool(name: ToolName, args: readonly string[]): () => Promise<void> {
  const child = spawn(toolPath(name), [...args], { stdio: 'ignore' });
  // An interrupted test run must not leave processes behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
}
