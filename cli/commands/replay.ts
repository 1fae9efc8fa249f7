import { InvalidArgumentError, Option, type Command } from 'commander';
import { parseOffsetInstant, type OffsetInstant } from '../../core/domain/calendar-date.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import type { ReplayOptions } from '../replay/replay-command.ts';

const HELP = `
The file is what somebody sends who pressed "Copy technical details" on the support page, or a state that the
command states prints. It is opened in the real core over a back end in memory. A snapshot says nothing of the person; what the app cannot do without is
invented, and named at the end. Every button is pressed in an app of its own, so what it does is what the core does.
--then plays a scenario from there, as play does; its own now, who, profiles and used are passed over.

Exit status: 0; 1 when the scenario after --then failed; 2 when a file is none or the command was not understood.
With --json one object is printed, and after it, with --then, one for the scenario, each on a line of its own.

Examples:
  npm run cli -- replay snapshot.json
  npm run cli -- replay - --language es
  npm run --silent cli -- states testing/countdown | npm run cli -- replay - --at 2026-11-20T10:20:00-08:00
  npm run cli -- replay snapshot.json --then my-path.yaml`;

function instant(text: string): OffsetInstant {
  const found = parseOffsetInstant(text);
  if (found === null) {
    throw new InvalidArgumentError('Write an instant with its offset, such as 2026-11-20T10:20:00-08:00.');
  }
  return found;
}

/** Adds `replay`, which tells support where somebody stands. */
export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description('Tell where somebody stands from their technical details, and what each button would do')
    .argument('<file>', 'a support snapshot or a fixture state, or - for standard input')
    .option(
      '--at <instant>',
      'tell of a later instant, with the page left open (default: when the file was made)',
      instant,
    )
    .addOption(new Option('--language <language>', "the language of the app's texts").choices(LANGUAGES).default('en'))
    .option('--json', 'print JSON instead of words')
    .option('--then <file>', 'play a scenario from there')
    .addHelpText('after', HELP)
    .action(async (file: string, options: ReplayOptions) => {
      const { replay } = await import('../replay/replay-command.ts');
      process.exitCode = await replay(file, options);
    });
}
