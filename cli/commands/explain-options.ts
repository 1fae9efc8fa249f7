import { InvalidArgumentError, type Command } from 'commander';
import {
  calendarDateAt,
  parseOffsetInstant,
  toCalendarDate,
  type CalendarDate,
} from '../../core/domain/calendar-date.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { readCassette } from '../../core/domain/parse-barcode.ts';
import type { ExplainOptions } from '../code/explain-codes.ts';

/** A calendar day, or that of an instant in its own offset, since "now" is the person's own day (decisions.md section 3). */
export function dayOfNow(text: string): CalendarDate {
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

function helpOf(command: string): string {
  return `
Exit status: 0 when the code is accepted, 1 when it is rejected, 2 when
the command was not understood. With --json and -, the status is 0 whatever the
outcomes: one JSON object is printed for each line, blank lines included.

Examples:
  npm run cli -- ${command} 0100860000000017112601151728011510COV260001721A1B2C3D4
  npm run cli -- ${command} --box https://clearline.example/kit
  npm run cli -- ${command} cassette.png
  npm run --silent cli -- ${command} --json --now 2026-11-20T10:00:00-08:00 - < codes.txt`;
}

/** Adds the options of a command that validates codes as the scan screen does, without the server's check. */
export function asExplain(command: Command, called: string): void {
  command
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
    .addHelpText('after', helpOf(called))
    .action(async (code: string, options: ExplainOptions) => {
      const { explainCodes } = await import('../code/explain-codes.ts');
      await explainCodes(code, options);
    });
}
