import type { Command } from 'commander';

const HELP = `
Every text exists in both languages with the same variables, differs between them (except a short list of names and symbols),
and is used by a screen: by its whole key, by a group that contains it, or by a template.

Exit status: 0 when nothing is wrong, 1 when something is, 2 when the command was not understood.

Examples:
  npm run cli -- check-translations
  npm run --silent cli -- check-translations --json`;

/** Adds `check-translations`, which compares the texts of both languages and lists those that no screen uses. */
export function registerCheckTranslations(program: Command): void {
  program
    .command('check-translations')
    .description('Check the texts of both languages: keys, variables, untranslated and unused ones')
    .option('--json', 'print JSON: a list of paths and messages')
    .addHelpText('after', HELP)
    .action(async (options: { readonly json?: true }) =>
      (await import('../translations/print-check.ts')).printTextCheck(options),
    );
}
