/**
 * Reads the command line of a script that takes only options without a value. Prints what commander prints, but works before any
 * package is installed. Ends the process: with 0 after `--help`, with 2 after an unknown argument.
 *
 * @param {string} command as it is typed
 * @param {string} description
 * @param {Record<string, string>} [options] the description of each option, by its name such as `--offline`
 * @returns {ReadonlySet<string>} the options that were given
 */
export function readCommandLine(command, description, options = {}) {
  const given = process.argv.slice(2);
  const isHelp = given.includes('--help') || given.includes('-h');
  const unknown = given.find((argument) => !Object.hasOwn(options, argument));
  if (unknown === undefined) return new Set(given);
  const rows = Object.entries({ ...options, '-h, --help': 'display help for command' });
  const width = Math.max(...rows.map(([name]) => name.length));
  const list = rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}\n`).join('');
  const usage = `Usage: ${command} [options]\n\n${description}\n\nOptions:\n${list}`;
  if (isHelp) process.stdout.write(usage);
  else process.stderr.write(`error: unknown argument '${unknown}'\n\n${usage}`);
  process.exit(isHelp ? 0 : 2);
}
