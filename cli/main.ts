import { Command, CommanderError } from 'commander';
import { isFileError, reasonOf } from './file-problem.ts';
import { ServerGone } from './play/server-gone.ts';
import { fitted } from './wrap-lines.ts';

const USAGE_EXIT_CODE = 2;

type Register = (program: Command) => void;

/** Each command adds itself to the program; a new one is a new line here. Only the requested one is loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  walk: async () => (await import('./commands/walk.ts')).registerWalk,
  play: async () => (await import('./commands/play.ts')).registerPlay,
  replay: async () => (await import('./commands/replay.ts')).registerReplay,
  schema: async () => (await import('./commands/schema.ts')).registerSchema,
  'clinical-review': async () => (await import('./commands/clinical-review.ts')).registerClinicalReview,
  flow: async () => (await import('./commands/flow.ts')).registerFlow,
  code: async () => (await import('./commands/code.ts')).registerCode,
  seed: async () => (await import('./commands/seed.ts')).registerSeed,
  doctor: async () => (await import('./commands/doctor.ts')).registerDoctor,
};

const HELP = `
Every command has its own help with examples, such as "npm run cli -- play
--help".
npm first prints two lines. "npm run --silent cli -- ..." omits them, which is
needed when the output goes to a file or another program.

Where to begin:
  npm run cli -- doctor                    what is missing on this machine
  npm run cli -- walk                      go through a test, and save the path
  npm run cli -- play fixtures/scenarios   play every scenario that there is
  npm run cli -- seed                      demo accounts on a running server`;

const program: Command = new Command('npm run cli --')
  .description('The rules of Clearline in the terminal, the same code that the web app runs.')
  .addHelpText('after', HELP)
  .configureOutput({
    writeOut: (text) => process.stdout.write(fitted(text, process.stdout)),
  })
  .showHelpAfterError('(add "--help" to a command for its arguments and examples)')
  .exitOverride();

const asked = process.argv[2] ?? '';
const wanted = Object.hasOwn(COMMANDS, asked) ? [COMMANDS[asked]] : Object.values(COMMANDS);
for (const load of wanted) (await load?.())?.(program);

// A reader of the output, such as "head", may stop before the end.
process.stdout.on('error', (error: Error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Why a file or folder could not be read or written; null for any other error, which is a bug. */
function fileProblem(error: unknown): string | null {
  if (!isFileError(error) || !('path' in error)) return null;
  return `error: ${String(error.path)} cannot be read or written: ${reasonOf(error)}.\n`;
}

try {
  await program.parseAsync();
} catch (error) {
  const problem = error instanceof ServerGone ? `${error.message}\n` : fileProblem(error);
  if (problem !== null) process.stderr.write(problem);
  else if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
}
