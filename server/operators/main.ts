/** `npm run reports -- list|show|retry|check`: commands for the staff on the server's database, whether or not it is running. */
import { Command, CommanderError } from 'commander';
import { registerCheck } from './check-command.ts';
import { EXIT } from './exit-codes.ts';
import { registerList } from './list-command.ts';
import { registerRetry } from './retry-command.ts';
import { registerShow } from './show-command.ts';

/** Each command adds itself to the program; a new one is a new line here. */
const COMMANDS: readonly ((program: Command) => void)[] = [registerList, registerShow, registerRetry, registerCheck];

// SQLite may create files next to the database: only this user may read them.
process.umask(0o077);

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const program = new Command('npm run reports --')
  .description(
    'Reports to the public health authorities, in the database that DATA_DIR or DATABASE_URL names. See docs/runbook.md for when to use which.',
  )
  .exitOverride();
for (const register of COMMANDS) register(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT.notUnderstood;
}
