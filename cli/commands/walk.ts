import { InvalidArgumentError, Option, type Command } from 'commander';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { WHO } from '../../scenarios/scenario-words.ts';
import type { WalkOptions } from '../walk/run-walk.ts';
import { serverUrl } from './server-url.ts';
import { choiceOption } from './choices.ts';

/** The day on which the sample cassettes are valid, expired or on their last day. */
const SAMPLE_DAY = '2026-11-20T10:00:00-08:00';
const DEFAULT_SPEED = 60;

const HELP = `
Every step is shown with its texts, its rules, the time that is left and what
went wrong; then you choose what to do. Type in the menu to find an entry; Esc
leaves a question for the menu. --ids also prints the ids that scenario files
use.
The path is saved after every action, as a scenario that expects what showed and
what was sent. Without --save it is in the folder for temporary files until it
gets a name. To change its middle, edit the file; play --watch plays it after
every change.
--from plays a saved path, or any scenario, and goes on from its end. Its file
stays as it is until you choose to overwrite it. A file that fails is corrected
in the editor, too.
Waits take their time at --speed (60x: a minute is a second); --skip-waits takes
none. Type a wait as 90s, 20m or 1h20m. Ctrl-C skips the rest of a wait, or
leaves and keeps the path.

Examples:
  npm run cli -- walk
  npm run cli -- walk --flow testing --skip-waits --save my-path.yaml
  npm run cli -- walk --flow reporting --who account --language es
  npm run cli -- walk --from my-path.yaml
  npm run cli -- play my-path.yaml`;

function speed(text: string): number {
  const times = Number(/^(\d{1,5})x?$/.exec(text)?.[1] ?? 0);
  if (times < 1) throw new InvalidArgumentError('Write how many times faster, such as 60x.');
  return times;
}

function instant(text: string): string {
  if (parseOffsetInstant(text) === null) {
    throw new InvalidArgumentError(`Write an instant with its offset, such as ${SAMPLE_DAY}.`);
  }
  return text;
}

/** Adds `walk`, the interactive walk through the app. */
export function registerWalk(program: Command): void {
  program
    .command('walk')
    .description('Walk through the app by hand, and save the path as a scenario')
    .addOption(choiceOption('--flow <flow>', 'begin with this flow', ['testing', 'reporting']))
    .addOption(choiceOption('--who <who>', 'who walks', WHO).default('guest'))
    .addOption(
      new Option('--from <file>', 'play a saved path first, and go on from its end').conflicts(['flow', 'who', 'now']),
    )
    .addOption(
      choiceOption('--language <language>', 'the language of the app (default: en, or that of --from)', LANGUAGES),
    )
    .option('--speed <times>', 'how many times faster waits are', speed, DEFAULT_SPEED)
    .option('--skip-waits', 'waits take no time')
    .option('--ids', 'also print the ids of steps, fields, buttons and errors, which scenario files use')
    .option('--now <instant>', 'where the clock starts', instant, SAMPLE_DAY)
    .option('--save <file>', 'where the path is saved; an existing file is overwritten only if you say so')
    .option('--server <url>', 'walk on a running server instead of in memory', serverUrl)
    .addHelpText('after', HELP)
    .action(async (options: WalkOptions) => (await import('../walk/run-walk.ts')).runWalk(options));
}
