import { cassetteExpiry } from '../core/domain/cassette-expiry.ts';
import { judgeCassette, type CassetteScan } from '../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../core/domain/device.ts';
import { COVID_KIT, FLU_LOT_PREFIX } from '../core/domain/kit-registry.ts';
import { MAX_SCAN_TEXT_LENGTH } from '../core/domain/limits.ts';
import {
  BARCODE_FIELDS,
  FIELD_SIZES,
  parseBarcode,
  parseBarcodeDate,
  readBarcodeFields,
  type BarcodeReading,
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
  if (upperCased.startsWith(COVID_KIT.lotPrefix)) return `${upperCased}, a COVID-19 test`;
  if (upperCased.startsWith(FLU_LOT_PREFIX)) return `${upperCased}, a flu test`;
  return `${upperCased}, of no known test: it begins with neither ${COVID_KIT.lotPrefix} nor ${FLU_LOT_PREFIX}`;
}

function explainValue(identifier: string, value: string): string {
  if (identifier === BARCODE_FIELDS.batchOrLotNumber) return explainLot(value);
  if (identifier !== BARCODE_FIELDS.manufacturingDate && identifier !== BARCODE_FIELDS.expirationDate) return value;
  const date = parseBarcodeDate(value);
  if (date === null) return `${value}, no day of the calendar (YYMMDD)`;
  return identifier === BARCODE_FIELDS.expirationDate ? `${date}, kept and sent, but it does not decide` : date;
}

function unreadOf({ code, fields, format }: BarcodeReading): string {
  const read = [...fields.keys()].reduce((sum, identifier) => sum + (FIELD_SIZES[format].get(identifier) ?? 0), 0);
  return code.slice(read);
}

function explainProblem(reading: BarcodeReading): string {
  const { problem, format, fields } = reading;
  if (problem === null) {
    const dates = [BARCODE_FIELDS.manufacturingDate, BARCODE_FIELDS.expirationDate];
    const wrong = dates.filter((identifier) => parseBarcodeDate(fields.get(identifier) ?? '000101') === null);
    if (wrong.length > 0) return `${wrong.map(nameOf).join(' and ')} is no day of the calendar.`;
    return 'The lot is of no known test.';
  }
  switch (problem.kind) {
    case 'empty':
      return 'There are no letters or digits in it.';
    case 'tooLong':
      return `It has more than ${MAX_SCAN_TEXT_LENGTH} characters, which no cassette's code has.`;
    case 'unknownField':
      return `"${unreadOf(reading)}" is left, and "${problem.identifier}" names no field of the ${format} format.`;
    case 'repeatedField':
      return `Field ${nameOf(problem.identifier)} comes a second time.`;
    case 'cutShort':
      return `Field ${nameOf(problem.identifier)} is cut short: "${unreadOf(reading)}" is all that is left.`;
    case 'missingField':
      return `Field ${nameOf(problem.identifier)} is missing.`;
  }
}

function explainOutcome(outcome: ScanOutcome, scan: CassetteScan, reading: BarcodeReading): string {
  const parsed = parseBarcode(scan.text);
  switch (outcome) {
    case 'isUrl':
      return 'It is a web address, as on the kit box; the code of a cassette is asked for.';
    case 'cflTest':
      return 'It is a flu test, which is reported elsewhere.';
    case 'expired':
      return parsed.ok ? `Its last day was ${cassetteExpiry(parsed.value.manufacturingOrProductionDate)}.` : '';
    case 'codeIsDifferentThanBefore':
      return parsed.ok
        ? `The first scan was ${scan.firstDeviceId ?? 'none'}, this one is ${deviceIdOf(parsed.value)}.`
        : '';
    case 'accepted':
      return scan.firstDeviceId === null
        ? 'A COVID-19 test in date. Whether it was used before, the server knows.'
        : 'The same cassette as in the first scan.';
    default:
      return explainProblem(reading);
  }
}

function describeFields(text: string): readonly string[] {
  const reading = readBarcodeFields(text);
  const parsed = parseBarcode(text);
  const rows = [...reading.fields].map(
    ([identifier, value]) =>
      `  ${identifier}  ${(LABELS[identifier] ?? '').padEnd(18)}${explainValue(identifier, value)}`,
  );
  const head = `Format: ${reading.format} (characters without separators: ${reading.code.length})`;
  if (!parsed.ok) return [head, ...rows];
  const lastDay = cassetteExpiry(parsed.value.manufacturingOrProductionDate);
  return [
    head,
    ...rows,
    `Device id: ${deviceIdOf(parsed.value)}`,
    `May be used up to and including ${lastDay}, ${COVID_KIT.shelfLifeMonths} months after it was made.`,
  ];
}

/** Explains a cassette's code in words, field by field, and why it is accepted or rejected. */
export function explainCassette(scan: CassetteScan): { readonly outcome: ScanOutcome; readonly text: string } {
  const { outcome } = judgeCassette(scan);
  const reason = explainOutcome(outcome, scan, readBarcodeFields(scan.text));
  const details = outcome === 'isUrl' ? [] : describeFields(scan.text);
  return { outcome, text: [`${outcome}: ${reason}`, `Today: ${scan.today}`, ...details].join('\n') };
}
