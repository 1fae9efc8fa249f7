import type { Command } from 'commander';

const HELP = `
It is made of the schema that play reads scenarios with;
fixtures/scenarios/README.md says how an editor finds it.
"npm run regenerate" writes it to fixtures/scenarios/scenario.schema.json.

Examples:
  npm run --silent cli -- schema
  npm run --silent cli -- schema --words`;

/** Adds `schema`, which prints what scenario files may hold. */
export function registerSchema(program: Command): void {
  program
    .command('schema')
    .description('Print the JSON Schema of scenario files, which editors read')
    .option('--words', 'print each word of scenario files with what it is for instead')
    .addHelpText('after', HELP)
    .action(async ({ words }: { readonly words?: true }) => {
      if (words) return void process.stdout.write((await import('../scenario-words.ts')).scenarioWords());
      const { scenarioJsonSchema } = await import('../../scenarios/scenario-json-schema.ts');
      return void process.stdout.write(`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
    });
}
