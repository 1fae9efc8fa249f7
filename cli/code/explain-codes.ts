import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { judgeBox } from '../../core/domain/box-verdict.ts';
import { calendarDateAt, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { judgeCassette, type CassetteScan } from '../../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { isUrlText } from '../../core/domain/scan-text.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { composeClock } from '../composition-root.ts';
import { explainCassette } from '../explain-cassette.ts';

/**
 * The lines of a text that arrives in pieces, blank ones included, each without its own LF or CRLF and nothing else taken
 * away. A last line needs no terminator. Yields the lines of each piece together, so that much input stays cheap.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let unfinished = '';
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    lines[0] = unfinished + (lines[0] ?? '');
    unfinished = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  if (unfinished !== '') yield [unfinished];
}

const PICTURE = /\.(?:png|jpe?g|bmp|gif)$/i;

/** The texts of the codes in a picture. */
async function codesIn(file: string): Promise<readonly string[]> {
  const { readPicture } = await import('../../adapters/camera/picture-reader.ts');
  const decoder = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  return readPicture(readFileSync(file), readFileSync(decoder));
}

/** The given text, or the code in the picture that it names. Fails with a sentence for any other file. */
async function codeOrFile(given: string): Promise<Result<string, string>> {
  const isPicture = PICTURE.test(given);
  if (!existsSync(given)) return isPicture ? err(`There is no file ${given}.`) : ok(given);
  if (!isPicture || !statSync(given).isFile()) {
    return err(
      `${given} is a file or a folder. Give the code itself, a picture of it (.png, .jpg), or "- < ${given}".`,
    );
  }
  const found = await codesIn(given);
  const [code] = found;
  if (code === undefined) return err(`No code can be read in ${given}.`);
  if (found.length > 1) return err(`${given} shows ${found.length} codes; give one of them:\n${found.join('\n')}`);
  return ok(code);
}

const STANDARD_INPUT = '-';
const NOT_ACCEPTED_EXIT_CODE = 1;
const NOT_UNDERSTOOD_EXIT_CODE = 2;

export interface ExplainOptions {
  readonly json?: true;
  /** The code is from the kit box. */
  readonly box?: true;
  /** The day of --now. */
  readonly now?: CalendarDate;
  /** The device id of --first. */
  readonly first?: string;
}

/** Whether the code was accepted, and the text to print. */
interface Answer {
  readonly isAccepted: boolean;
  readonly text: string;
}

function cassetteInJson(scan: CassetteScan): Answer {
  const { outcome, device } = judgeCassette(scan, KITS);
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

function cassetteInWords(scan: CassetteScan): Answer {
  const { outcome, text } = explainCassette(scan);
  return { isAccepted: outcome === 'accepted', text: `${text}\n` };
}

function answerForBox(text: string, isJson: boolean): Answer {
  const outcome = judgeBox(text, KITS, DEFAULT_KIT_SETTINGS);
  const { partnerKitUrl } = DEFAULT_KIT_SETTINGS;
  const productUrl = KITS.map((kit) => kit.productUrl).join(', ');
  const reasons = {
    accepted: `It is the address of our kit, ${productUrl}.`,
    partnerKit: `It is the address of the partner's kit, ${partnerKitUrl}; the person is sent to sign in there.`,
    scanFailed: isUrlText(text)
      ? `It is the address of no known kit; ours is ${productUrl}.`
      : 'It is not a web address; the QR code of the box is expected.',
  };
  const shown = isJson ? JSON.stringify({ outcome }) : `${outcome}: ${reasons[outcome]}`;
  return { isAccepted: outcome === 'accepted', text: `${shown}\n` };
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/** Explains each line as it arrives. A reader that closes the pipe is not a failure. */
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

/** Today in the person's time zone, or the day of the option --now. */
export function todayOf(now: CalendarDate | undefined): CalendarDate {
  const clock = composeClock();
  return now ?? calendarDateAt(clock.now(), clock.utcOffsetMinutes(clock.now()));
}

/** Validates a code, or each line of standard input, and prints the reasons. */
export async function explainCodes(code: string, options: ExplainOptions): Promise<void> {
  const ofCassette = options.json ? cassetteInJson : cassetteInWords;
  const answer = (text: string): Answer =>
    options.box
      ? answerForBox(text, options.json === true)
      : ofCassette({ text, today: todayOf(options.now), firstDeviceId: options.first ?? null });
  if (code === STANDARD_INPUT) {
    const areAllAccepted = await answerLines(answer);
    if (!areAllAccepted && !options.json) process.exitCode = NOT_ACCEPTED_EXIT_CODE;
    return;
  }
  const given = await codeOrFile(code);
  if (!given.ok) {
    process.stderr.write(`error: ${given.error}\n`);
    process.exitCode = NOT_UNDERSTOOD_EXIT_CODE;
    return;
  }
  const { isAccepted, text } = answer(given.value);
  process.stdout.write(text);
  if (!isAccepted) process.exitCode = NOT_ACCEPTED_EXIT_CODE;
}
