import type { CalendarDate } from './calendar-date.ts';
import type { ScannedDevice } from './device.ts';
import { BARCODE_FIELDS } from './parse-barcode.ts';

/** A date as a code has it: `YYMMDD`. */
export function barcodeDate(date: CalendarDate): string {
  return date.slice(2).replaceAll('-', '');
}

/** The identifiers and values of a cassette's code, in the order of the specification. Values are written as they are. */
export function barcodeFields(device: ScannedDevice): readonly (readonly [identifier: string, value: string])[] {
  return [
    [BARCODE_FIELDS.deviceIdentifier, device.deviceIdentifier],
    [BARCODE_FIELDS.manufacturingDate, barcodeDate(device.manufacturingOrProductionDate)],
    [BARCODE_FIELDS.expirationDate, barcodeDate(device.expirationDate)],
    [BARCODE_FIELDS.batchOrLotNumber, device.batchOrLotNumber],
    [BARCODE_FIELDS.serialNumber, device.serialNumber],
  ];
}
