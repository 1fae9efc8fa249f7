/** `npm run people -- find|export|erase|breach`: what the staff can do with the data of people, whether or not the server is running. */
import { runProgram } from '../run-program.ts';
import { breachCommand } from './breach-command.ts';
import { eraseCommand } from './erase-command.ts';
import { exportCommand } from './export-command.ts';
import { findCommand } from './find-command.ts';

await runProgram(
  'npm run people --',
  'The data of people, in the database and the folders that DATA_DIR or DATABASE_URL names. See docs/operations.md for when to use which.',
  // A new command is a new entry here.
  [findCommand, exportCommand, eraseCommand, breachCommand],
);
