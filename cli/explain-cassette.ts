import type { CalendarDate } from '../core/domain/calendar-date.ts';
import { cassetteExpiry } from '../core/domain/cassette-expiry.ts';
import { judgeCassette, type CassetteScan } from '../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../core/domain/device.ts';
import { kitOfLot } from '../core/domain/kit.ts';
import { FLU_LOT_PREFIX, KITS } from '../core/domain/kit-registry.ts';
import { MAX_SCAN_TEXT_LENGTH } from '../core/domain/limits.ts';
import {
  BARCODE_FIELDS,
  fieldSizes,
  parseBarcodeDate,
  readBarcodeFields,
  readCassette,
  type BarcodeReading,
  type ReadCassette,
} from '../core/domain/parse-barcode.ts';
import type { ScanOutcome } from '../core/domain/scan-outcome.ts';

const LABELS: Readonly<Record<string, string>> = {
  [BARCODE_FIELDS.deviceIdentifier]: 'device identifier',
  [BARCODE_FIELDS.manufacturingDate]: 'made on',
  [BARCODE_FIELDS.expirationDate]: 'printed expiry',
  [BARCODE_FIELDS.batchOrLotNumber]: 'lot',
  [BARCODE_FIELDS.serialNumber]: 'serial number',
};

function nameOf(identifier: string): string {
  return `${identifier} (${LABELS[identifier] ?? 'unknown'})`;
}

function explainLot(lot: string): string {
  const upperCased = lot.toUpperCase();
  if (kitOfLot(KITS, upperCased) !== null) return `${upperCased}, a COVID-19 test`;
  if (upperCased.startsWith(FLU_LOT_PREFIX)) return `${upperCased}, a flu test`;
  return `${upperCased}, an unknown test: it begins with neither ${KITS.map(({ lotPrefix }) => lotPrefix).join(', ')} nor ${FLU_LOT_PREFIX}`;
}

function explainValue(identifier: string, value: string): string {
  if (identifier === BARCODE_FIELDS.batchOrLotNumber) return explainLot(value);
  if (identifier !== BARCODE_FIELDS.manufacturingDate && identifier !== BARCODE_FIELDS.expirationDate) return value;
  const date = parseBarcodeDate(value);
  if (date === null) return `${value}, not a valid date (YYMMDD)`;
  return identifier === BARCODE_FIELDS.expirationDate ? `${date}, stored and sent, but otherwise ignored` : date;
}

/** The fields of a code, parsed for its kit; for the first kit if its lot is unknown. */
function readingOf(text: string): BarcodeReading {
  return readBarcodeFields(text, readCassette(text, KITS)?.kit ?? KITS[0]);
}

function lastDayOf({ device, kit }: ReadCassette): CalendarDate {
  return cassetteExpiry(device.manufacturingOrProductionDate, kit ?? KITS[0]);
}

function unreadOf({ code, fields, format }: BarcodeReading): string {
  const sizes = fieldSizes(KITS[0], format);
  const read = [...fields.keys()].reduce((sum, identifier) => sum + (sizes.get(identifier) ?? 0), 0);
  return code.slice(read);
}

function explainProblem(reading: BarcodeReading): string {
  const { problem, format, fields } = reading;
  if (problem === null) {
    const dates = [BARCODE_FIELDS.manufacturingDate, BARCODE_FIELDS.expirationDate];
    const wrong = dates.filter((identifier) => parseBarcodeDate(fields.get(identifier) ?? '000101') === null);
    if (wrong.length > 0) return `${wrong.map(nameOf).join(' and ')} is not a valid date.`;
    return 'The lot belongs to no known test.';
  }
  switch (problem.kind) {
    case 'empty':
      return 'It contains no letters or digits.';
    case 'tooLong':
      return `It has more than ${MAX_SCAN_TEXT_LENGTH} characters, which no cassette's code has.`;
    case 'unknownField':
      return `"${unreadOf(reading)}" remains, and "${problem.identifier}" names no field of the ${format} format.`;
    case 'repeatedField':
      return `Field ${nameOf(problem.identifier)} occurs twice.`;
    case 'cutShort':
      return `Field ${nameOf(problem.identifier)} is too short: only "${unreadOf(reading)}" remains.`;
    case 'missingField':
      return `Field ${nameOf(problem.identifier)} is missing.`;
  }
}

function explainOutcome(outcome: ScanOutcome, scan: CassetteScan, reading: BarcodeReading): string {
  const read = readCassette(scan.text, KITS);
  switch (outcome) {
    case 'isUrl':
      return 'It is a web address, as on the kit box; the code of a cassette is expected.';
    case 'cflTest':
      return 'It is a flu test, which is reported elsewhere.';
    case 'expired':
      return read === null ? '' : `Its last day was ${lastDayOf(read)}.`;
    case 'codeIsDifferentThanBefore':
      return read === null
        ? ''
        : `The first scan was ${scan.firstDeviceId ?? 'none'}, this one is ${deviceIdOf(read.device)}.`;
    case 'accepted':
      return scan.firstDeviceId === null
        ? 'A COVID-19 test that has not expired. Only the server knows whether it was used before.'
        : 'The same cassette as in the first scan.';
    default:
      return explainProblem(reading);
  }
}

function describeFields(text: string): readonly string[] {
  const read = readCassette(text, KITS);
  const reading = readingOf(text);
  const rows = [...reading.fields].map(
    ([identifier, value]) =>
      `  ${identifier}  ${(LABELS[identifier] ?? '').padEnd(18)}${explainValue(identifier, value)}`,
  );
  const head = `Format: ${reading.format} (characters without separators: ${reading.code.length})`;
  if (read === null) return [head, ...rows];
  return [
    head,
    ...rows,
    `Device id: ${deviceIdOf(read.device)}`,
    `May be used up to and including ${lastDayOf(read)}, ${(read.kit ?? KITS[0]).shelfLifeMonths} months after it was made.`,
  ];
}

/** Explains a cassette's code in words, field by field, and why it is accepted or rejected. */
export function explainCassette(scan: CassetteScan): { readonly outcome: ScanOutcome; readonly text: string } {
  const { outcome } = judgeCassette(scan, KITS);
  const reason = explainOutcome(outcome, scan, readingOf(scan.text));
  const details = outcome === 'isUrl' ? [] : describeFields(scan.text);
  return { outcome, text: [`${outcome}: ${reason}`, `Today: ${scan.today}`, ...details].join('\n') };
}
