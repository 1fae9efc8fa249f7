import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { BarcodeFormat } from '../../core/domain/parse-barcode.ts';
import { BOXES } from '../../fixtures/cassettes.ts';
import { makeRandom, type Random } from '../../fixtures/random.ts';
import { didYouMean } from '../../core/domain/closest-word.ts';
import { todayOf } from './explain-codes.ts';
import { ignoredExpiry, makeCassetteCode, USUAL, type MadeCode } from './make-cassette.ts';
import { isPrintable, shapeCode, shapeOfFile, writeCode, type CodeShape } from './write-code.ts';

const NOT_UNDERSTOOD_EXIT_CODE = 2;
const SEEDS = 2 ** 32;
/** As many digits as the largest count has. */
const NUMBER_LENGTH = 5;
const SAME_CODES = 'Some of these codes would be the same. Leave out --serial or add --random, so that they differ.';
/** Where a code that is expired only today is not expired yet. */
const BEGIN =
  'Walks and most scenarios begin on 2026-11-20; --now 2026-11-20T10:00:00-08:00 makes one that is expired there.';
const ALWAYS_SAME_CODES = 'With these options some codes would be the same, so that --count takes only 1.';

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
  readonly count: number;
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
  const named: Readonly<Record<string, string>> = BOXES;
  const protocol = URL.parse(box)?.protocol;
  return named[box] ?? (protocol === 'https:' || protocol === 'http:' ? box : null);
}

function unknownBox(box: string): string {
  const names = Object.keys(BOXES);
  return `There is no box "${box}"; --box takes ${names.join(', ')}, or an address that begins with https://.${didYouMean(box, names)}`;
}

/** The random numbers of --random; null without it. Prints a generated seed, so that the codes can be made again. */
function randomOf({ random, seed }: MakeOptions): Random | null {
  if (random === undefined && seed === undefined) return null;
  const chosen = seed ?? Math.floor(Math.random() * SEEDS);
  if (seed === undefined) process.stderr.write(`--seed ${chosen}\n`);
  return makeRandom(chosen);
}

/** Several codes are of different cassettes: what does not differ by chance has its number at the end of the serial number. */
function serialOf({ format, serial, count }: MakeOptions, made: number): string | undefined {
  if (serial !== undefined || count === 1) return serial;
  const usual = USUAL[format].serial;
  const number = String(made + 1);
  return usual.slice(0, usual.length - NUMBER_LENGTH) + number.padStart(NUMBER_LENGTH, '0');
}

function requested(options: MakeOptions): readonly MadeCode[] | string {
  const { format, flu, expired, count, now, deviceIdentifier, lot, manufactured, expires, invalid } = options;
  const random = randomOf(options);
  const codes: MadeCode[] = [];
  for (let made = 0; made < count; made += 1) {
    const serial = random === null ? serialOf(options, made) : options.serial;
    const asked = Object.entries({ deviceIdentifier, lot, serial, manufactured, expires, invalid });
    const given = Object.fromEntries(asked.filter(([, value]) => value !== undefined));
    const code = makeCassetteCode({
      ...given,
      format,
      today: todayOf(now),
      isFlu: flu === true,
      isExpired: expired === true,
      ...(random && { random }),
    });
    if (!code.ok) return code.error;
    codes.push(code.value);
  }
  const isSame = new Set(codes.map(({ text }) => text)).size < codes.length;
  if (!isSame) return codes;
  return random === null ? SAME_CODES : ALWAYS_SAME_CODES;
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
function codesOf(options: MakeOptions): readonly (MadeCode | { readonly text: string })[] | string {
  const { box, count } = options;
  if (box === undefined) return requested(options);
  if (count > 1) return 'All boxes of a kind have the same code, so that --count takes only 1 with --box.';
  const text = boxText(box);
  return text === null ? unknownBox(box) : [{ text }];
}

function printCodes(codes: readonly (MadeCode | { readonly text: string })[], isJson: boolean): void {
  const lines = codes.map((code) => (isJson ? JSON.stringify(code) : code.text));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
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

/** Makes codes and prints or writes them. */
export async function makeCodes(options: MakeOptions): Promise<void> {
  const codes = codesOf(options);
  if (typeof codes === 'string') return reject(codes);
  const ofFile = options.out === undefined ? 'text' : shapeOfFile(options.out);
  const shape = options.as ?? ofFile;
  if (shape === null) return reject('The file ends in .txt, .svg, .png or .y4m, or --as says what it is.');
  const [first] = codes;
  if (options.box === undefined) expiryNotes(options).forEach((note) => process.stderr.write(`${note}\n`));
  if (shape === 'text' && options.out === undefined) return printCodes(codes, options.json === true);
  if (codes.length > 1 || first === undefined)
    return reject('Several codes can only be written as text on standard output.');
  await handOut(first.text, shape, options);
}
