import { Command, CommanderError } from 'commander';
import { registerCheckTranslations } from './commands/check-translations.ts';
import { registerCode } from './commands/code.ts';
import { registerCoverage } from './commands/coverage.ts';
import { registerFlow } from './commands/flow.ts';
import { registerPlay } from './commands/play.ts';
import { registerScan } from './commands/scan.ts';
import { registerSchema } from './commands/schema.ts';
import { registerStates } from './commands/states.ts';
import { registerWalk } from './commands/walk.ts';

const USAGE_EXIT_CODE = 2;

/** Each command adds itself to the program; a new one is a new line here. */
const COMMANDS: readonly ((program: Command) => void)[] = [
  registerCheckTranslations,
  registerCode,
  registerCoverage,
  registerFlow,
  registerPlay,
  registerScan,
  registerSchema,
  registerStates,
  registerWalk,
];

const program = new Command('clearline')
  .description('The rules of Clearline in the terminal, the same code that the web app runs.')
  .exitOverride();
for (const register of COMMANDS) register(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
}
