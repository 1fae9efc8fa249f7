import { InvalidArgumentError, type Command } from 'commander';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { composeClock } from '../composition-root.ts';
import type { ReplayOptions } from '../replay/replay-command.ts';
import { parseReplayTime, type ReplayTime } from '../replay/replay-time.ts';
import { choiceOption } from './choices.ts';

const HELP = `
The file has the technical details that a person copied, or an email with them.
With - it is pasted or piped in. The first two sentences are the answer, and
below stands what to say. Its code is opened with the real core and a back end
in memory, and every button is pressed in a separate app. Values that the code
leaves out are invented, and marked. A damaged code is not answered.
While a test goes on, the answer is for now, with the page left open. For a
moment that is over, it says what to ask.

Exit status: 0; 2 when the details cannot be read or the command was not
understood.

Examples:
  npm run cli -- replay -                            then paste the email
  npm run cli -- replay email.txt --short --language es
  npm run cli -- replay email.txt --at +20m`;

function replayTime(text: string): ReplayTime {
  const time = parseReplayTime(text);
  if (time !== null) return time;
  throw new InvalidArgumentError(
    'Write made for when the details were copied; how much later, such as +20m or +8d; or a time of day, such as 10:20.',
  );
}

/** Adds `replay`, which shows support the state behind a diagnostics snapshot. */
export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description("Show the state behind a person's technical details, and what each button would do")
    .argument('<file>', 'technical details, or an email with them; - to paste or pipe it in')
    .option(
      '--at <time>',
      'answer for another time: made, when the details were copied; +20m or 10:20 (default: now while a test goes on)',
      replayTime,
    )
    .addOption(choiceOption('--language <language>', 'the language of the answer', LANGUAGES).default('en'))
    .option('--short', 'print only the answer and what to say')
    .option('--email', 'answer an email: also until when it may be followed')
    .option('--json', 'print JSON instead of words')
    .addHelpText('after', HELP)
    .action(async (file: string, options: ReplayOptions) => {
      const { replay } = await import('../replay/replay-command.ts');
      process.exitCode = await replay(file, options, composeClock());
    });
}
