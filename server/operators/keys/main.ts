/** `npm run keys -- show|rotate|replace|end-logins|pseudonym`: the keys of the server, whether or not it is running. */
import { runProgram } from '../run-program.ts';
import { registerEndLogins } from './end-logins-command.ts';
import { registerPseudonym } from './pseudonym-command.ts';
import { registerReplace } from './replace-command.ts';
import { registerRotate } from './rotate-command.ts';
import { registerShowKeys } from './show-keys-command.ts';

await runProgram(
  'npm run keys --',
  'The keys of the server, in the file that KEY_FILE names. See docs/operations.md for when to use which.',
  // A new command is a new entry here.
  [registerShowKeys, registerRotate, registerReplace, registerEndLogins, registerPseudonym],
);
