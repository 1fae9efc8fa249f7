import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  toCalendarDate,
  type CalendarDate,
  calendarDateAt,
  parseOffsetInstant,
} from '../../core/domain/calendar-date.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { readCassette } from '../../core/domain/parse-barcode.ts';
import { INVALID_KINDS } from '../code/code-rules.ts';
import type { ExplainOptions } from '../code/explain-codes.ts';
import type { MakeOptions } from '../code/make-code.ts';
import type { MutateOptions } from '../code/mutate-code.ts';
import { wrapLines } from '../wrap-lines.ts';
import { choiceOption } from './choices.ts';
import { wholeNumber } from './whole-number.ts';

/** A calendar day, or that of an instant in its own offset, since "now" is the person's own day (decisions.md section 3). */
function dayOfNow(text: string): CalendarDate {
  const day = toCalendarDate(text);
  if (day !== null) return day;
  const now = parseOffsetInstant(text);
  if (now === null) {
    throw new InvalidArgumentError(
      'Write a day, such as 2026-11-20, or an instant with its offset, such as 2026-11-20T10:00:00-08:00.',
    );
  }
  return calendarDateAt(now.instant, now.utcOffsetMinutes);
}

function deviceIdOfCode(text: string): string {
  const first = readCassette(text, KITS);
  if (first === null) throw new InvalidArgumentError('It is not the code of a cassette.');
  return deviceIdOf(first.device);
}

const EXPLAIN_HELP = `
Exit status: 0 when the code is accepted, 1 when it is rejected, 2 when
the command was not understood. With --json and -, the status is 0 whatever the
outcomes: one JSON object is printed for each line, blank lines included.

Examples:
  npm run cli -- code explain 0100860000000017112601151728011510COV260001721A1B2C3D4
  npm run cli -- code explain --box https://clearline.example/kit
  npm run cli -- code explain cassette.png
  npm run --silent cli -- code explain --json --now 2026-11-20T10:00:00-08:00 - < codes.txt`;

/** Adds `explain`, which validates codes as the scan screen does, without the server's check. */
function registerExplain(code: Command): void {
  code
    .command('explain')
    .description('Validate a code and explain it, field by field')
    .argument('<code>', 'the code, a picture of it (.png, .jpg), or - to read one code a line from standard input')
    .option('--json', 'print JSON instead of words')
    .option('--box', "validate it as the QR code of the kit box, not as a cassette's Data Matrix")
    .option(
      '--now <day>',
      "judge as of this day, or the day of an instant in its own offset (default: the machine's)",
      dayOfNow,
    )
    .option(
      '--first <code>',
      'the code of the first scan: any other cassette is codeIsDifferentThanBefore',
      deviceIdOfCode,
    )
    .addHelpText('after', EXPLAIN_HELP)
    .action(async (code: string, options: ExplainOptions) => {
      const { explainCodes } = await import('../code/explain-codes.ts');
      await explainCodes(code, options);
    });
}

const SHAPES = ['text', 'svg', 'png', 'camera'] as const;
const HELP_COLUMNS = 80;
const NOW = [
  '--now <day>',
  "as of this day, or the day of an instant in its own offset (default: the machine's)",
] as const;

const MAKE_HELP = `
A cassette's code is printed as a Data Matrix, a box's as a QR code. The
defaults are those of a valid cassette: made six months ago, and expiring after
its full life. With --json a line has the code and the outcome of its first
scan.
The kinds of --invalid, one for each reason to reject a code, which
"npm run cli -- code mutate" explains:
${wrapLines(`  ${INVALID_KINDS.join(', ')}`, HELP_COLUMNS)}

Exit status: 0 when it was made, 2 when the command was not understood or no
code can fulfill it.

Examples:
  npm run cli -- code make
  npm run cli -- code make --format short --expired
  npm run cli -- code make --random
  npm run cli -- code make --lot COV2600099 --manufactured 2026-02-28 --out cassette.png
  npm run cli -- code make --invalid cut-short --out cassette.svg
  npm run cli -- code make --box product --out camera.y4m`;

const MUTATE_HELP = `
Changes the code once for every rule of the scan, and prints the expected
outcome beside it. Without a code an accepted one is made. Rules that do not
apply to the format are left out, and a code too long for a symbol gets no
picture.

Exit status: 0, or 2 when the command was not understood or the code is not
accepted.

Examples:
  npm run cli -- code mutate
  npm run --silent cli -- code mutate --json 10COV260011126011521S1T2U3V
  npm run cli -- code mutate --out-dir cassettes --as svg`;

function day(text: string): CalendarDate {
  const found = toCalendarDate(text);
  if (found === null) throw new InvalidArgumentError('Write a day of the calendar as YYYY-MM-DD.');
  return found;
}

function registerMake(code: Command): void {
  const ofCassette = [
    'lot',
    'serial',
    'manufactured',
    'expires',
    'flu',
    'expired',
    'invalid',
    'random',
    'seed',
    'deviceIdentifier',
  ];
  code
    .command('make')
    .description('Make the code of a cassette, or of a kit box, as text, picture or camera film')
    .addOption(choiceOption('--format <format>', 'long or short format', ['long', 'short']).default('long'))
    .option('--lot <text>', 'lot, such as COV2600017 (long) or COV26001 (short)')
    .option('--serial <text>', 'serial number, of 8 (long) or 7 (short) characters')
    .option('--device-identifier <text>', 'device identifier of the long format, of 14 characters')
    .option('--manufactured <day>', 'day of manufacture, YYYY-MM-DD', day)
    .option('--expires <day>', 'printed expiry of the long format, YYYY-MM-DD', day)
    .addOption(new Option('--flu', 'of a flu test').conflicts(['lot']))
    .addOption(new Option('--expired', 'expired yesterday').conflicts(['manufactured']))
    .addOption(choiceOption('--invalid <kind>', 'rejected for this reason; the kinds are below', INVALID_KINDS))
    .option('--random', 'a random cassette that has not expired; prints the seed')
    .option('--seed <number>', 'the same random cassette as with this seed before', wholeNumber(0, 2 ** 32 - 1))
    .addOption(
      new Option(
        '--box <which>',
        'of a kit box: product, partner, other, or an address such as https://example.com',
      ).conflicts(ofCassette),
    )
    .addOption(choiceOption('--as <shape>', "how to hand it out (default: by the file's ending)", SHAPES))
    .option('--out <file>', 'write a file: .txt, .svg, .png, or .y4m for a camera film')
    .option('--scale <pixels>', 'pixels per module of a picture', wholeNumber(1, 50), 4)
    .addOption(new Option('--json', 'print JSON instead of the code').conflicts(['out', 'as']))
    .option(...NOW, dayOfNow)
    .addHelpText('after', MAKE_HELP)
    .action(async (options: MakeOptions) => (await import('../code/make-code.ts')).makeCode(options));
}

function registerMutate(code: Command): void {
  code
    .command('mutate')
    .description('Change a valid code once for every rule, with the expected outcome of each')
    .argument('[code]', 'an accepted code')
    .option('--json', 'print JSON, one object a line')
    .option('--out-dir <folder>', 'write each to a separate file, named after its rule')
    .addOption(choiceOption('--as <shape>', 'what these files are', SHAPES).default('png'))
    .option(...NOW, dayOfNow)
    .addHelpText('after', MUTATE_HELP)
    .action(async (text: string | undefined, options: MutateOptions) =>
      (await import('../code/mutate-code.ts')).mutateCode(text, options),
    );
}

/** Adds `code`, which makes, explains and changes the codes of cassettes and boxes. */
export function registerCode(program: Command): void {
  const code = program.command('code').description('Make, explain and change the codes of cassettes and kit boxes');
  registerMake(code);
  registerExplain(code);
  registerMutate(code);
}
