import { randomInt } from 'node:crypto';
import { addMonths, calendarDateAt, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { cassetteExpiry } from '../../core/domain/cassette-expiry.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import { FLU_LOT_PREFIX, KITS } from '../../core/domain/kit-registry.ts';
import { barcodeFields } from '../../core/domain/write-barcode.ts';

const LETTERS_AND_DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
const MONTHS_OLD = 6;
const SERIAL_LENGTH = 8;

export const [KIT] = KITS;

/** The serial number of a cassette that no one has scanned before. */
export function randomSerial(): string {
  return Array.from({ length: SERIAL_LENGTH }, () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)]).join('');
}

/** An invented cassette; without `changes` it is new and valid. */
function cassette(serial: string, now: number, changes: { months?: number; lotPrefix?: string } = {}): ScannedDevice {
  const { months = MONTHS_OLD, lotPrefix = KIT.lotPrefix } = changes;
  const made: CalendarDate = addMonths(calendarDateAt(now, 0), -months);
  return {
    deviceIdentifier: '00860000000017',
    manufacturingOrProductionDate: made,
    expirationDate: cassetteExpiry(made, KIT),
    batchOrLotNumber: `${lotPrefix}2600017`,
    serialNumber: serial,
  };
}

/** The invented cassettes: the one of the browser's own test, and those that the scan rejects. `now` is the server's time. */
export function cassettesFor(serial: string, now: number) {
  return {
    own: cassette(serial, now),
    different: cassette('DIFFERNT', now),
    used: cassette('USEDUP00', now),
    expired: cassette('EXPIRED0', now, { months: KIT.shelfLifeMonths + 1 }),
    flu: cassette('FLUTEST0', now, { lotPrefix: FLU_LOT_PREFIX }),
  };
}

/** The text of a cassette's Data Matrix. */
export function codeOf(device: ScannedDevice): string {
  return barcodeFields(device)
    .map(([identifier, value]) => identifier + value)
    .join('');
}
