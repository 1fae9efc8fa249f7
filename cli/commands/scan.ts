import { pipeline } from 'node:stream/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { calendarDateAt, parseOffsetInstant, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { judgeCassette, type CassetteScan } from '../../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { parseBarcode } from '../../core/domain/parse-barcode.ts';
import { composeClock } from '../composition-root.ts';
import { explainCassette } from '../explain-cassette.ts';
import { readLines } from '../read-lines.ts';

const STANDARD_INPUT = '-';
const NOT_ACCEPTED_EXIT_CODE = 1;

const HELP = `
Exit status: 0 when the code is accepted, 1 when it is refused, 2 when the command was not understood.
With --json and -, the status is 0 whatever the outcomes: one JSON object is printed for each line, blank lines included.

Examples:
  clearline scan 0100860000000017112601151728011510COV260001721A1B2C3D4
  clearline scan --json --now 2026-11-20T10:00:00-08:00 - < codes.txt`;

interface ScanOptions {
  readonly json?: true;
  /** The day of --now. */
  readonly now?: CalendarDate;
  /** The device id of --first. */
  readonly first?: string;
}

/** One answer: whether the code was accepted, and what is printed for it. */
interface Answer {
  readonly isAccepted: boolean;
  readonly text: string;
}

/** The calendar day in the instant's own offset, since "now" is the person's own day (decisions.md section 3). */
function dayOfInstant(text: string): CalendarDate {
  const now = parseOffsetInstant(text);
  if (now === null) {
    throw new InvalidArgumentError('Write an instant with its offset, such as 2026-11-20T10:00:00-08:00.');
  }
  return calendarDateAt(now.instant, now.utcOffsetMinutes);
}

function deviceIdOfCode(text: string): string {
  const first = parseBarcode(text);
  if (!first.ok) throw new InvalidArgumentError('It is no code of a cassette.');
  return deviceIdOf(first.value);
}

function answerInJson(scan: CassetteScan): Answer {
  const { outcome, device } = judgeCassette(scan);
  const shown = device && {
    deviceIdentifier: device.deviceIdentifier,
    manufacturingOrProductionDate: device.manufacturingOrProductionDate,
    expirationDate: device.expirationDate,
    batchOrLotNumber: device.batchOrLotNumber,
    serialNumber: device.serialNumber,
    deviceId: deviceIdOf(device),
  };
  return { isAccepted: outcome === 'accepted', text: `${JSON.stringify({ outcome, device: shown })}\n` };
}

function answerInWords(scan: CassetteScan): Answer {
  const { outcome, text } = explainCassette(scan);
  return { isAccepted: outcome === 'accepted', text: `${text}\n` };
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/** Answers line by line as they come. A reader that has seen enough and closes the pipe is no failure. */
async function answerLines(answer: (text: string) => Answer): Promise<boolean> {
  let areAllAccepted = true;
  const answers = async function* (pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const lines of readLines(pieces)) {
      const given = lines.map(answer);
      areAllAccepted &&= given.every(({ isAccepted }) => isAccepted);
      yield given.map(({ text }) => text).join('');
    }
  };
  try {
    await pipeline(process.stdin.setEncoding('utf8'), answers, process.stdout, { end: false });
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  }
  return areAllAccepted;
}

async function scan(code: string, options: ScanOptions): Promise<void> {
  const clock = composeClock();
  const today = (): CalendarDate => options.now ?? calendarDateAt(clock.now(), clock.utcOffsetMinutes(clock.now()));
  const answerWith = options.json ? answerInJson : answerInWords;
  const answer = (text: string): Answer => answerWith({ text, today: today(), firstDeviceId: options.first ?? null });
  if (code === STANDARD_INPUT) {
    const areAllAccepted = await answerLines(answer);
    if (!areAllAccepted && !options.json) process.exitCode = NOT_ACCEPTED_EXIT_CODE;
    return;
  }
  const { isAccepted, text } = answer(code);
  process.stdout.write(text);
  if (!isAccepted) process.exitCode = NOT_ACCEPTED_EXIT_CODE;
}

/** Adds `scan`, which judges codes of cassettes as the scan screen does, without the server's own check. */
export function registerScan(program: Command): void {
  program
    .command('scan')
    .description("Judge the code of a cassette's 2D matrix")
    .argument('<code>', 'the code, or - to read one code a line from standard input')
    .option('--json', 'print JSON instead of words')
    .option(
      '--now <instant>',
      "judge as of this instant, in its own offset (default: the machine's time)",
      dayOfInstant,
    )
    .option(
      '--first <code>',
      'the code of the first scan: any other cassette is codeIsDifferentThanBefore',
      deviceIdOfCode,
    )
    .addHelpText('after', HELP)
    .action(scan);
}
