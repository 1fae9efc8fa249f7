import { addMonths, type CalendarDate } from './calendar-date.ts';
import type { ScannedDevice } from './device.ts';
import type { Kit } from './kit.ts';

/** The last day on which a cassette made on this day may be used: the kit's shelf life later (decisions.md section 3). */
export function cassetteExpiry(manufactured: CalendarDate, kit: Kit): CalendarDate {
  return addMonths(manufactured, kit.shelfLifeMonths);
}

/**
 * Whether a cassette may no longer be used today. The printed expiry is ignored, since the shelf life was extended
 * after boxes were printed; the day of manufacture does.
 */
export function isExpired(device: ScannedDevice, today: CalendarDate, kit: Kit): boolean {
  return today > cassetteExpiry(device.manufacturingOrProductionDate, kit);
}
