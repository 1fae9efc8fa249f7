import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { BarcodeFormat } from '../../core/domain/parse-barcode.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { BOXES } from '../../fixtures/cassettes.ts';
import { makeRandom, type Random } from '../../fixtures/random.ts';
import { didYouMean } from '../../core/domain/closest-word.ts';
import { todayOf } from './explain-codes.ts';
import { ignoredExpiry, makeCassetteCode, type MadeCode } from './make-cassette.ts';
import { isPrintable, shapeCode, shapeOfFile, writeCode, type CodeShape } from './write-code.ts';
import { entryOf } from '../../core/domain/entry-of.ts';

const NOT_UNDERSTOOD_EXIT_CODE = 2;
const SEEDS = 2 ** 32;
/** Where a code that is expired only today is not expired yet. */
const BEGIN =
  'Walks and most scenarios begin on 2026-11-20; --now 2026-11-20T10:00:00-08:00 makes one that is expired there.';

export interface MakeOptions {
  readonly format: BarcodeFormat;
  readonly deviceIdentifier?: string;
  readonly lot?: string;
  readonly serial?: string;
  readonly manufactured?: CalendarDate;
  readonly expires?: CalendarDate;
  readonly flu?: true;
  readonly expired?: true;
  readonly invalid?: string;
  readonly box?: string;
  readonly random?: true;
  readonly seed?: number;
  readonly as?: CodeShape;
  readonly out?: string;
  readonly scale: number;
  readonly json?: true;
  readonly now?: CalendarDate;
}

/** Reports a request that is valid but cannot be fulfilled, in a sentence for the user. */
function reject(sentence: string): void {
  process.stderr.write(`error: ${sentence}\n`);
  process.exitCode = NOT_UNDERSTOOD_EXIT_CODE;
}

/** The code of a box by name, or the given URL; null for anything else. */
function boxText(box: string): string | null {
  const protocol = URL.parse(box)?.protocol;
  return entryOf<string>(BOXES, box) ?? (protocol === 'https:' || protocol === 'http:' ? box : null);
}

function unknownBox(box: string): string {
  const names = Object.keys(BOXES);
  return `There is no box "${box}"; --box takes ${names.join(', ')}, or an address that begins with https://.${didYouMean(box, names)}`;
}

/** The random numbers of --random; null without it. Prints a generated seed, so that the code can be made again. */
function randomOf({ random, seed }: MakeOptions): Random | null {
  if (random === undefined && seed === undefined) return null;
  const chosen = seed ?? Math.floor(Math.random() * SEEDS);
  if (seed === undefined) process.stderr.write(`--seed ${chosen}\n`);
  return makeRandom(chosen);
}

function requested(options: MakeOptions): Result<MadeCode, string> {
  const { format, flu, expired, now, deviceIdentifier, lot, serial, manufactured, expires, invalid } = options;
  const random = randomOf(options);
  const asked = Object.entries({ deviceIdentifier, lot, serial, manufactured, expires, invalid });
  return makeCassetteCode({
    ...Object.fromEntries(asked.filter(([, value]) => value !== undefined)),
    format,
    today: todayOf(now),
    isFlu: flu === true,
    isExpired: expired === true,
    ...(random && { random }),
  });
}

/** What is easily overlooked about the expiry of the cassettes that are made. */
function expiryNotes({ now, expired, invalid, expires, manufactured }: MakeOptions): readonly string[] {
  const today = todayOf(now);
  const isExpired = expired === true || invalid === 'expired' || invalid === 'flu-expired';
  const life = ignoredExpiry({ today, isExpired, expires, manufactured });
  const which = now === undefined ? `today by this machine's clock. ${BEGIN}` : 'the day of --now.';
  return [
    ...(isExpired ? [`It is expired from ${today} on, ${which}`] : []),
    ...(life === null ? [] : [`The app ignores the printed expiry ${expires}: ${life}`]),
  ];
}

/** What is to be made, or why it cannot be. */
function codeOf(options: MakeOptions): Result<MadeCode | { readonly text: string }, string> {
  const { box } = options;
  if (box === undefined) return requested(options);
  const text = boxText(box);
  return text === null ? err(unknownBox(box)) : ok({ text });
}

async function handOut(text: string, shape: CodeShape, { out, scale }: MakeOptions): Promise<void> {
  if (!isPrintable(text)) return reject('No symbol can hold that many characters; use --as text.');
  const content = await shapeCode(text, shape, scale);
  if (out !== undefined) {
    process.stdout.write(await writeCode(out, content, shape));
    return;
  }
  const isText = shape === 'text' || shape === 'svg';
  if (process.stdout.isTTY && !isText) return reject('Name a file with --out; a terminal cannot show a picture.');
  process.stdout.write(content);
}

/** Makes a code and prints or writes it. */
export async function makeCode(options: MakeOptions): Promise<void> {
  const code = codeOf(options);
  if (!code.ok) return reject(code.error);
  const ofFile = options.out === undefined ? 'text' : shapeOfFile(options.out);
  const shape = options.as ?? ofFile;
  if (shape === null) return reject('The file ends in .txt, .svg, .png or .y4m, or --as says what it is.');
  if (options.box === undefined) expiryNotes(options).forEach((note) => process.stderr.write(`${note}\n`));
  const { text } = code.value;
  if (shape !== 'text' || options.out !== undefined) return handOut(text, shape, options);
  process.stdout.write(`${options.json ? JSON.stringify(code.value) : text}\n`);
}
