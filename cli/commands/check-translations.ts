import type { Command } from 'commander';

const HELP = `
Every text stands in every language with the same variables, is not the same as
in English (but for a short list of names and signs), and is used by a screen:
by its whole key, by a group that contains it, or by a template.

Exit status: 0 when nothing is wrong, 1 when something is, 2 when the command
was not understood.

Examples:
  npm run cli -- check-translations
  npm run --silent cli -- check-translations --json`;

/** Adds `check-translations`, which compares the texts of all languages and lists those that no screen uses. */
export function registerCheckTranslations(program: Command): void {
  program
    .command('check-translations')
    .description('Check the texts of all languages: keys, variables, untranslated and unused ones')
    .option('--json', 'print JSON: a list of paths and messages')
    .addHelpText('after', HELP)
    .action(async (options: { readonly json?: true }) =>
      (await import('../translations/print-check.ts')).printTextCheck(options),
    );
}
