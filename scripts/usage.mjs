/**
 * Reads the command line of a script that takes no arguments. Prints what commander prints, but works before any package is
 * installed. Ends the process: with 0 after `--help`, with 2 after an argument.
 *
 * @param {string} command as it is typed
 * @param {string} description
 */
export function readCommandLine(command, description) {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  const isHelp = first === '--help' || first === '-h';
  const usage = `Usage: ${command} [options]\n\n${description}\n\nOptions:\n  -h, --help  display help for command\n`;
  if (isHelp) process.stdout.write(usage);
  else process.stderr.write(`error: unknown argument '${first}'\n\n${usage}`);
  process.exit(isHelp ? 0 : 2);
}
