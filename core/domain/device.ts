import type { CalendarDate } from './calendar-date.ts';

/** The content of a cassette's Data Matrix (product.md section 3, "Scanned device"). `deviceIdentifier` is empty in the short format. */
export interface ScannedDevice {
  readonly deviceIdentifier: string;
  readonly manufacturingOrProductionDate: CalendarDate;
  readonly expirationDate: CalendarDate;
  readonly batchOrLotNumber: string;
  readonly serialNumber: string;
}

/** The local device id: the serial number followed by the batch or lot number (product.md section 3). */
export function deviceIdOf(device: ScannedDevice): string {
  return device.serialNumber + device.batchOrLotNumber;
}
