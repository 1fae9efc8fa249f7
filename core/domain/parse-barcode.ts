import { calendarDateFrom, type CalendarDate } from './calendar-date.ts';
import { cassetteExpiry } from './cassette-expiry.ts';
import type { ScannedDevice } from './device.ts';
import type { Kit, Kits } from './kit.ts';
import { MAX_SCAN_TEXT_LENGTH } from './limits.ts';
import { err, ok, type Result } from './result.ts';
import { withoutScannerPrefix } from './scan-text.ts';

/** Identifiers of the fields of a cassette's code (GS1 application identifiers). */
export const BARCODE_FIELDS = {
  deviceIdentifier: '01',
  batchOrLotNumber: '10',
  manufacturingDate: '11',
  expirationDate: '17',
  serialNumber: '21',
} as const;

export type BarcodeFormat = 'long' | 'short';

/** Every field begins with the two characters that name it. */
export const IDENTIFIER_LENGTH = 2;

type FieldName = keyof typeof BARCODE_FIELDS;

/** Field sizes of a kit's code by identifier; a size counts the two characters of the identifier too. */
export function fieldSizes({ barcode }: Pick<Kit, 'barcode'>, format: BarcodeFormat): ReadonlyMap<string, number> {
  return new Map(Object.entries(barcode[format]).map(([name, size]) => [BARCODE_FIELDS[name as FieldName], size]));
}

/** The length of a whole code of a kit. */
function codeLength(kit: Pick<Kit, 'barcode'>, format: BarcodeFormat): number {
  return [...fieldSizes(kit, format).values()].reduce((sum, size) => sum + size, 0);
}

/** The result of reading a code. `problem` is why reading stopped; null if every field was found once and nothing is left. */
export interface BarcodeReading {
  readonly format: BarcodeFormat;
  /** The characters that count: without the scanner's prefix, spaces and separators. */
  readonly code: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly problem:
    | null
    | { readonly kind: 'empty' | 'tooLong' }
    | { readonly kind: 'unknownField' | 'repeatedField' | 'cutShort' | 'missingField'; readonly identifier: string };
}

/**
 * Splits a code into the fields of a kit's cassettes, in any order (decisions.md section 3). A code longer than the kit's short format is
 * of the long one. Says nothing of dates and lots.
 */
export function readBarcodeFields(text: string, kit: Pick<Kit, 'barcode'>): BarcodeReading {
  if (text.length > MAX_SCAN_TEXT_LENGTH) {
    return { format: 'long', code: '', fields: new Map(), problem: { kind: 'tooLong' } };
  }
  const code = withoutScannerPrefix(text).replace(/\W/g, '');
  const format = code.length > codeLength(kit, 'short') ? 'long' : 'short';
  const sizes = fieldSizes(kit, format);
  const fields = new Map<string, string>();
  const stopped = (problem: BarcodeReading['problem']): BarcodeReading => ({ format, code, fields, problem });
  if (code === '') return stopped({ kind: 'empty' });
  let position = 0;
  while (position < code.length) {
    const identifier = code.slice(position, position + IDENTIFIER_LENGTH);
    const size = sizes.get(identifier);
    if (size === undefined) return stopped({ kind: 'unknownField', identifier });
    if (fields.has(identifier)) return stopped({ kind: 'repeatedField', identifier });
    if (position + size > code.length) return stopped({ kind: 'cutShort', identifier });
    fields.set(identifier, code.slice(position + IDENTIFIER_LENGTH, position + size));
    position += size;
  }
  for (const identifier of sizes.keys()) {
    if (!fields.has(identifier)) return stopped({ kind: 'missingField', identifier });
  }
  return stopped(null);
}

/** Parses six digits YYMMDD as a day of the years 2000 to 2099; null for other texts and days that do not exist. */
export function parseBarcodeDate(text: string): CalendarDate | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text);
  return match ? calendarDateFrom(2000 + Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/**
 * What a 2D matrix says, read as one of a kit's cassettes, or `scanFailed`. The lot is upper-cased and not judged. The long format's printed
 * expiry is kept as it stands; the short format has none, so it is computed (decisions.md section 3).
 */
export function parseBarcode(text: string, kit: Kit): Result<ScannedDevice, 'scanFailed'> {
  const { format, fields, problem } = readBarcodeFields(text, kit);
  if (problem) return err('scanFailed');
  const field = (identifier: string): string => fields.get(identifier) ?? '';
  const manufactured = parseBarcodeDate(field(BARCODE_FIELDS.manufacturingDate));
  if (!manufactured) return err('scanFailed');
  const expires =
    format === 'long' ? parseBarcodeDate(field(BARCODE_FIELDS.expirationDate)) : cassetteExpiry(manufactured, kit);
  if (!expires) return err('scanFailed');
  return ok({
    deviceIdentifier: field(BARCODE_FIELDS.deviceIdentifier),
    manufacturingOrProductionDate: manufactured,
    expirationDate: expires,
    batchOrLotNumber: field(BARCODE_FIELDS.batchOrLotNumber).toUpperCase(),
    serialNumber: field(BARCODE_FIELDS.serialNumber),
  });
}

/** A cassette and its kit; `kit` is null where the lot is of no known one. */
export interface ReadCassette {
  readonly device: ScannedDevice;
  readonly kit: Kit | null;
}

/**
 * Reads a cassette's 2D matrix as one of the kit whose lot it carries. Where no kit claims the lot, as the first kit that has codes of this
 * form. Null when it can be read as a cassette of no kit.
 */
export function readCassette(text: string, kits: Kits): ReadCassette | null {
  const readings = kits.flatMap((kit) => {
    const parsed = parseBarcode(text, kit);
    return parsed.ok ? [{ device: parsed.value, kit: isLotOf(kit, parsed.value) ? kit : null }] : [];
  });
  return readings.find(({ kit }) => kit !== null) ?? readings[0] ?? null;
}

function isLotOf({ lotPrefix }: Kit, { batchOrLotNumber }: ScannedDevice): boolean {
  return batchOrLotNumber.startsWith(lotPrefix);
}
