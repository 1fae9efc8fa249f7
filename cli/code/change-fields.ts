import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { Kit } from '../../core/domain/kit.ts';
import { BARCODE_FIELDS, type BarcodeFormat, type BarcodeReading } from '../../core/domain/parse-barcode.ts';
import type { ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { barcodeDate } from '../../core/domain/write-barcode.ts';

/** A code that is accepted today, as a list of its fields in order. */
export interface CodeBase {
  readonly kit: Kit;
  readonly format: BarcodeFormat;
  readonly fields: ReadonlyMap<string, string>;
  readonly today: CalendarDate;
}

/** One rule of the scan: how to change a valid code to trigger it, and the outcome to expect. */
export interface CodeRule {
  /** Its name in the terminal, kebab-case. */
  readonly kind: string;
  readonly says: string;
  readonly outcome: ScanOutcome;
  /** Why the fields cannot be parsed, if that is the rule. */
  readonly problem?: NonNullable<BarcodeReading['problem']>['kind'];
  /** The rule applies to a second scan, after a first scan of the unchanged code. */
  readonly isSecondScan?: true;
  /** The changed code; null if the rule does not apply to the format. */
  readonly change: (base: CodeBase) => string | null;
}

/** The text of the fields in order. */
export function writeFields(fields: Iterable<readonly [string, string]>, separator = ''): string {
  return [...fields].map((field) => field.join('')).join(separator);
}

/** The code with another value in one field; null if the format has no such field. */
export function replaced(id: string, next: (value: string, base: CodeBase) => string): CodeRule['change'] {
  return (base) => {
    const value = base.fields.get(id);
    return value === undefined ? null : writeFields(new Map([...base.fields, [id, next(value, base)]]));
  };
}

/** The code with another lot prefix. */
export function lotOf(prefix: string): CodeRule['change'] {
  return replaced(BARCODE_FIELDS.batchOrLotNumber, (lot) => prefix + lot.slice(prefix.length));
}

/** The code with another manufacturing date. */
export function manufacturedOn(day: (base: CodeBase) => CalendarDate): CodeRule['change'] {
  return replaced(BARCODE_FIELDS.manufacturingDate, (_value, base) => barcodeDate(day(base)));
}
