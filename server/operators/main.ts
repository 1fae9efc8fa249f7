/** `npm run reports -- list|show|retry|release|withdraw|check`: commands for the staff on the server's database, whether or not it is running. */
import { checkCommand } from './check-command.ts';
import { listCommand } from './list-command.ts';
import { releaseCommand, retryCommand } from './queue-commands.ts';
import { runProgram } from './run-program.ts';
import { showCommand } from './show-command.ts';
import { withdrawCommand } from './withdraw-command.ts';

await runProgram(
  'npm run reports --',
  'Reports to the public health authorities, in the database that DATA_DIR or DATABASE_URL names. See docs/runbook.md for when to use which.',
  // A new command is a new entry here.
  [listCommand, showCommand, retryCommand, releaseCommand, withdrawCommand, checkCommand],
);
