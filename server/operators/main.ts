/** `npm run reports -- list|show|retry|release|withdraw|check`: commands for the staff on the server's database, whether or not it is running. */
import { registerCheck } from './check-command.ts';
import { registerList } from './list-command.ts';
import { registerRelease } from './release-command.ts';
import { registerRetry } from './retry-command.ts';
import { runProgram } from './run-program.ts';
import { registerShow } from './show-command.ts';
import { registerWithdraw } from './withdraw-command.ts';

await runProgram(
  'npm run reports --',
  'Reports to the public health authorities, in the database that DATA_DIR or DATABASE_URL names. See docs/runbook.md for when to use which.',
  // A new command is a new entry here.
  [registerList, registerShow, registerRetry, registerRelease, registerWithdraw, registerCheck],
);
