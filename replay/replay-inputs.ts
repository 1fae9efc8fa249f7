import { addMonths, calendarDateAt, parseOffsetInstant, type CalendarDate } from '../core/domain/calendar-date.ts';
import type { CurrentUser } from '../core/domain/current-user.ts';
import type { ScannedDevice } from '../core/domain/device.ts';
import { cassetteExpiry } from '../core/domain/cassette-expiry.ts';
import { barcodeFields } from '../core/domain/write-barcode.ts';
import type { Kit } from '../core/domain/kit.ts';
import type { ProfileSummary } from '../core/domain/profile.ts';
import type { SnapshotTimer, DiagnosticsSnapshot } from '../core/diagnostics/diagnostics-snapshot.ts';

/** The invented account that replaces the person's own. */
export interface InventedAccount {
  readonly currentUser: CurrentUser;
  readonly profiles: readonly ProfileSummary[];
}

/** The inputs of a replay. */
export interface ReplayInputs {
  readonly snapshot: DiagnosticsSnapshot;
  /** The kit of the replayed test. */
  readonly kit: Kit;
  /** Null if the person has no account. */
  readonly inventedAccount: InventedAccount | null;
  /** The instant of the replay, and its distance from the snapshot, in milliseconds. */
  readonly now: number;
  readonly shift: number;
  readonly utcOffsetMinutes: number;
}

/** A different id for every replay, because stored timers are looked up by test id. */
export const testIdOf = ({ now }: ReplayInputs): string => `replayed-test-${String(now)}`;
/** If the snapshot has no timer, the sample was collected one wait and this long ago. */
const AFTER_WAIT_MS = 60_000;
export const todayOf = ({ now, utcOffsetMinutes }: ReplayInputs): CalendarDate => calendarDateAt(now, utcOffsetMinutes);

/** A cassette manufactured a month ago, so that it has not expired. */
export function inventedCassette(today: CalendarDate, kit: Kit): ScannedDevice {
  const made = addMonths(today, -1);
  return {
    deviceIdentifier: '00860000000017',
    manufacturingOrProductionDate: made,
    expirationDate: cassetteExpiry(made, kit),
    batchOrLotNumber: 'COV2600017',
    serialNumber: 'A1B2C3D4',
  };
}

/** The text of a cassette's code. */
export const codeOf = (device: ScannedDevice): string => barcodeFields(device).flat().join('');

export const deviceOf = (inputs: ReplayInputs): ScannedDevice => inventedCassette(todayOf(inputs), inputs.kit);

export function endOf(timer: SnapshotTimer | null, shift: number): number | null {
  const end = timer === null ? null : parseOffsetInstant(timer.endsAt);
  return end === null ? null : end.instant + shift;
}

export function sampledAt({ snapshot, kit, now, shift }: ReplayInputs): number {
  const began = snapshot.wait === null ? null : parseOffsetInstant(snapshot.wait.beganAt);
  return began === null ? now - kit.waitMs - AFTER_WAIT_MS : began.instant + shift;
}
