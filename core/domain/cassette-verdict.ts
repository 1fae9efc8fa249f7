import type { CalendarDate } from './calendar-date.ts';
import { isExpired } from './cassette-expiry.ts';
import { deviceIdOf, type ScannedDevice } from './device.ts';
import { COVID_KIT, FLU_LOT_PREFIX } from './kit-registry.ts';
import { parseBarcode } from './parse-barcode.ts';
import type { ScanOutcome } from './scan-outcome.ts';
import { isUrlText } from './scan-text.ts';

/**
 * A scan that can be validated without the server. `firstDeviceId` is the only device that is accepted, that of the first scan; null
 * for the first scan.
 */
export interface CassetteScan {
  readonly text: string;
  readonly today: CalendarDate;
  readonly firstDeviceId: string | null;
}

/** The judgement, and the device; null where the text was a URL or no valid test. */
export interface CassetteVerdict {
  readonly outcome: ScanOutcome;
  readonly device: ScannedDevice | null;
}

function outcomeOf(device: ScannedDevice, today: CalendarDate, firstDeviceId: string | null): ScanOutcome {
  if (device.batchOrLotNumber.startsWith(FLU_LOT_PREFIX)) return 'cflTest';
  if (!device.batchOrLotNumber.startsWith(COVID_KIT.lotPrefix)) return 'scanFailed';
  // A cassette is in date on the day of its first scan; later it only has to be the same one.
  if (firstDeviceId !== null) return deviceIdOf(device) === firstDeviceId ? 'accepted' : 'codeIsDifferentThanBefore';
  return isExpired(device, today) ? 'expired' : 'accepted';
}

/** Judges the text of a cassette's matrix in the order of decisions.md sections 3 and 7; the server's own check comes after. */
export function judgeCassette({ text, today, firstDeviceId }: CassetteScan): CassetteVerdict {
  if (isUrlText(text)) return { outcome: 'isUrl', device: null };
  const parsed = parseBarcode(text);
  if (!parsed.ok) return { outcome: 'scanFailed', device: null };
  const outcome = outcomeOf(parsed.value, today, firstDeviceId);
  return { outcome, device: outcome === 'scanFailed' ? null : parsed.value };
}
