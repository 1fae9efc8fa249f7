import type { Command } from 'commander';

const HELP = `
Exit status: 0.

Examples:
  npm run --silent cli -- clinical-review > review.md`;

/** Adds `clinical-review`, which prints what a clinician must review. */
export function registerClinicalReview(program: Command): void {
  program
    .command('clinical-review')
    .description('Print the medical advice of the app with its texts as Markdown, for review by a clinician')
    .addHelpText('after', HELP)
    .action(async () => {
      process.stdout.write((await import('../clinical-review.ts')).clinicalReview());
    });
}
