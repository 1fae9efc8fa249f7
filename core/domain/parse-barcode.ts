import { calendarDateFrom, type CalendarDate } from './calendar-date.ts';
import { cassetteExpiry } from './cassette-expiry.ts';
import type { ScannedDevice } from './device.ts';
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
/** A code with more characters than this is of the long format. */
const SHORT_FORMAT_LENGTH = 27;

/** Field sizes by identifier; a size counts the two characters of the identifier too (product.md section 5). */
export const FIELD_SIZES: Readonly<Record<BarcodeFormat, ReadonlyMap<string, number>>> = {
  long: new Map([
    [BARCODE_FIELDS.deviceIdentifier, 16],
    [BARCODE_FIELDS.manufacturingDate, 8],
    [BARCODE_FIELDS.expirationDate, 8],
    [BARCODE_FIELDS.batchOrLotNumber, 12],
    [BARCODE_FIELDS.serialNumber, 10],
  ]),
  short: new Map([
    [BARCODE_FIELDS.batchOrLotNumber, 10],
    [BARCODE_FIELDS.manufacturingDate, 8],
    [BARCODE_FIELDS.serialNumber, 9],
  ]),
};

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

/** Splits a cassette's code into its fields, in any order (decisions.md section 3). Says nothing of dates and lots. */
export function readBarcodeFields(text: string): BarcodeReading {
  if (text.length > MAX_SCAN_TEXT_LENGTH) {
    return { format: 'long', code: '', fields: new Map(), problem: { kind: 'tooLong' } };
  }
  const code = withoutScannerPrefix(text).replace(/\W/g, '');
  const format = code.length > SHORT_FORMAT_LENGTH ? 'long' : 'short';
  const sizes = FIELD_SIZES[format];
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
 * What a cassette's 2D matrix says, or `scanFailed`. The lot is upper-cased and not judged. The long format's printed
 * expiry is kept as it stands; the short format has none, so it is computed (decisions.md section 3).
 */
export function parseBarcode(text: string): Result<ScannedDevice, 'scanFailed'> {
  const { format, fields, problem } = readBarcodeFields(text);
  if (problem) return err('scanFailed');
  const field = (identifier: string): string => fields.get(identifier) ?? '';
  const manufactured = parseBarcodeDate(field(BARCODE_FIELDS.manufacturingDate));
  if (!manufactured) return err('scanFailed');
  const expires =
    format === 'long' ? parseBarcodeDate(field(BARCODE_FIELDS.expirationDate)) : cassetteExpiry(manufactured);
  if (!expires) return err('scanFailed');
  return ok({
    deviceIdentifier: field(BARCODE_FIELDS.deviceIdentifier),
    manufacturingOrProductionDate: manufactured,
    expirationDate: expires,
    batchOrLotNumber: field(BARCODE_FIELDS.batchOrLotNumber).toUpperCase(),
    serialNumber: field(BARCODE_FIELDS.serialNumber),
  });
}
