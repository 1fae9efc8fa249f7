import { Command, CommanderError } from 'commander';
import { EXIT } from './exit-codes.ts';

/** Runs a program of the operators. Each command adds itself to it. */
export async function runProgram(
  name: string,
  description: string,
  commands: readonly ((program: Command) => void)[],
): Promise<void> {
  // SQLite may create files next to the database: only this user may read them.
  process.umask(0o077);
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const program = new Command(name).description(description).exitOverride();
  for (const register of commands) register(program);
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : EXIT.notUnderstood;
  }
}
