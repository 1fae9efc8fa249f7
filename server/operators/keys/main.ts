/** `npm run keys -- show|rotate|replace|end-logins|pseudonym`: the keys of the server, whether or not it is running. */
import { runProgram } from '../run-program.ts';
import { endLoginsCommand, replaceCommand, rotateCommand } from './change-commands.ts';
import { pseudonymCommand } from './pseudonym-command.ts';
import { showKeysCommand } from './show-keys-command.ts';

await runProgram(
  'npm run keys --',
  'The keys of the server, in the file that KEY_FILE names. See docs/operations.md for when to use which.',
  // A new command is a new entry here.
  [showKeysCommand, rotateCommand, replaceCommand, endLoginsCommand, pseudonymCommand],
);
