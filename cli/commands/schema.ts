import type { Command } from 'commander';

const HELP = `
It is made of the schema that play reads scenarios with;
fixtures/scenarios/README.md says how an editor finds it.
"npm run regenerate" writes it to fixtures/scenarios/scenario.schema.json.

Examples:
  npm run --silent cli -- schema`;

/** Adds `schema`, which prints what scenario files may hold. */
export function registerSchema(program: Command): void {
  program
    .command('schema')
    .description('Print the JSON Schema of scenario files, which editors read')
    .addHelpText('after', HELP)
    .action(async () => {
      const { scenarioJsonSchema } = await import('../../scenarios/scenario-json-schema.ts');
      process.stdout.write(`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
    });
}
