/** `npm run zip-data`: generates the places of each ZIP code. The sources are installed only when it runs. */
import { Command } from 'commander';

await new Command('npm run zip-data --')
  .description(
    'Generates zips.tsv and counties.tsv in server/locations. Their sources are listed in server/locations/NOTICE.',
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .action(async () => {
    await import('./zip-data/generate.ts');
  })
  .parseAsync();
