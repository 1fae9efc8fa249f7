import type { Command } from 'commander';

const HELP = `
Prints a line for each requirement of Clearline: "ok", "missing" or "optional",
what was found, what it is for, and the command that fixes it. It checks Node
and npm, the packages, Chromium, the built web app, the data directory, disk
space, ports, the settings of the environment (by name: no value is printed) and
PostgreSQL. It changes nothing, and works before anything is installed.

Exit status: 0 when nothing that is needed is missing, 1 when something is, 2
when the command was not understood.

Examples:
  npm run cli -- doctor
  npm run --silent cli -- doctor --json
  PORT=4601 npm run cli -- doctor`;

/** Adds `doctor`, which lists what is missing on this machine. */
export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('List what is missing on this machine, and how to install it')
    .option('--json', 'print JSON: whether all is well, and every finding')
    .addHelpText('after', HELP)
    .action(async (options: { readonly json?: true }) =>
      (await import('../../scripts/doctor/main.mjs')).runDoctor({ json: options.json ?? false }),
    );
}
