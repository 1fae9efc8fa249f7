import type { CalendarDate } from './calendar-date.ts';
import { isExpired } from './cassette-expiry.ts';
import { deviceIdOf, type ScannedDevice } from './device.ts';
import type { Kit, Kits } from './kit.ts';
import { FLU_LOT_PREFIX } from './kit-registry.ts';
import { readCassette, type ReadCassette } from './parse-barcode.ts';
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

/** The judgement, the device, and its kit; null where the text was a URL or no valid test. A flu test has no kit. */
export interface CassetteVerdict {
  readonly outcome: ScanOutcome;
  readonly device: ScannedDevice | null;
  readonly kit: Kit | null;
}

function outcomeOf({ device, kit }: ReadCassette, { today, firstDeviceId }: Omit<CassetteScan, 'text'>): ScanOutcome {
  if (device.batchOrLotNumber.startsWith(FLU_LOT_PREFIX)) return 'cflTest';
  if (kit === null) return 'scanFailed';
  // A cassette is in date on the day of its first scan; later it only has to be the same one.
  if (firstDeviceId !== null) return deviceIdOf(device) === firstDeviceId ? 'accepted' : 'codeIsDifferentThanBefore';
  return isExpired(device, today, kit) ? 'expired' : 'accepted';
}

/** Judges the text of a cassette's matrix in the order of decisions.md sections 3 and 7; the server's own check comes after. */
export function judgeCassette({ text, ...scan }: CassetteScan, kits: Kits): CassetteVerdict {
  if (isUrlText(text)) return { outcome: 'isUrl', device: null, kit: null };
  const read = readCassette(text, kits);
  const outcome = read === null ? 'scanFailed' : outcomeOf(read, scan);
  return read === null || outcome === 'scanFailed' ? { outcome, device: null, kit: null } : { outcome, ...read };
}
