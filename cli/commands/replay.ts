import { InvalidArgumentError, type Command } from 'commander';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { composeClock } from '../composition-root.ts';
import type { ReplayOptions } from '../replay/replay-command.ts';
import { parseReplayTime, type ReplayTime } from '../replay/replay-time.ts';
import { choiceOption } from './choices.ts';
import { wholeNumber } from './whole-number.ts';

const HELP = `
The file is a diagnostics snapshot ("Copy technical details" on the support
page), an email with one in it, or a state that the command states prints. With
- it is pasted or piped in. The first two sentences are the answer, and
below stands what to say next; --why explains it.
Of several snapshots in a text the latest is answered; --snapshot chooses
another.
It is opened with the real core and a back end in memory. A snapshot contains no
personal data; values that the app needs are invented, and --why lists them.
Every button is pressed in a separate app, so the output is what the core really
does.
If a part of a snapshot is missing or was changed by an email program, the
answer is partial, and the exit status is 2. The mistakes are listed with their
lines, a few of them, or all with --why.
If a snapshot is more than 5 minutes old, the output begins with its age.
--at 10:20 is the next such time where the person is, so the next day if it is
earlier.
--then plays a scenario from there, as play does; its own now, who, profiles and
used are ignored.

Exit status: 0; 1 when the scenario after --then failed; 2 when a file is
invalid or the command was not understood.
--json prints one object per line: the report and, with --then, the scenario.

Examples:
  npm run cli -- replay snapshot.json
  npm run cli -- replay -                            then paste the email
  npm run cli -- replay snapshot.json --short
  npm run cli -- replay email.txt --short --email
  npm run cli -- replay snapshot.json --why
  npm run cli -- replay snapshot.json --language es
  npm run cli -- replay snapshot.json --at +20m
  npm run cli -- replay snapshot.json --at now
  npm run --silent cli -- states testing/countdown | npm run cli -- replay - --at 2026-11-20T10:20:00-08:00
  npm run cli -- replay snapshot.json --then my-path.yaml`;

/** An email thread has fewer. */
const MOST_SNAPSHOTS = 999;
function replayTime(text: string): ReplayTime {
  const time = parseReplayTime(text);
  if (time !== null) return time;
  throw new InvalidArgumentError(
    'Write made for when the file was made; now; how much later, such as +20m or +8d; a time of day, such as 10:20; or an instant, such as 2026-11-20T10:20:00-08:00.',
  );
}

/** Adds `replay`, which shows support the state behind a diagnostics snapshot. */
export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description("Show the state behind a person's technical details, and what each button would do")
    .argument('<file>', 'a diagnostics snapshot, an email with one, or a fixture state; - to paste or pipe it in')
    .option(
      '--at <time>',
      'show a later time with the page left open: +20m, +8d, 10:20, now or an instant (default: made, when the file was made, or now while a test is under way)',
      replayTime,
    )
    .addOption(choiceOption('--language <language>', 'the language of the answer', LANGUAGES).default('en'))
    .option(
      '--snapshot <number>',
      'which snapshot of a text with several, counted from 1 (default: the latest)',
      wholeNumber(1, MOST_SNAPSHOTS),
    )
    .option(
      '--why',
      'add the rules that put the person there, what the app waits for, what is saved, and what is invented',
    )
    .option('--short', 'print only the answer and what to say next')
    .option('--email', 'answer an email: also what holds if it is read more than an hour later')
    .option('--ids', 'also print the ids of steps, buttons, errors and calls')
    .option('--json', 'print JSON instead of words')
    .option('--then <file>', 'play a scenario from there')
    .addHelpText('after', HELP)
    .action(async (file: string, options: ReplayOptions) => {
      const { replay } = await import('../replay/replay-command.ts');
      process.exitCode = await replay(file, options, composeClock());
    });
}
