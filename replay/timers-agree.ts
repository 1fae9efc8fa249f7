import { parseIsoInstant } from '../core/domain/calendar-date.ts';
import type { DiagnosticsSnapshot, SnapshotTimer } from '../core/diagnostics/diagnostics-snapshot.ts';

const SECOND_MS = 1000;

/** What a snapshot says of its timers, and when it was made. */
export type TimersOfSnapshot = Pick<DiagnosticsSnapshot, 'at' | 'wait' | 'reading'>;

/** Whether the seconds left of a timer are those from when its snapshot was made until its end. */
function isLeftRight({ endsAt, secondsLeft }: SnapshotTimer, at: number): boolean {
  const end = parseIsoInstant(endsAt);
  return end !== null && secondsLeft === Math.max(0, Math.ceil((end - at) / SECOND_MS));
}

/** The path of the first value of the timers that contradicts another one: a digit was changed, by hand or by text recognition. Null if they agree. */
export function timerInDoubt({ at, wait, reading }: TimersOfSnapshot): string | null {
  const made = parseIsoInstant(at);
  if (made === null) return null;
  if (wait !== null && !isLeftRight(wait, made)) return 'wait';
  if (reading !== null && !isLeftRight(reading, made)) return 'reading';
  const isInTurn =
    wait === null || reading === null || parseIsoInstant(wait.endsAt) === parseIsoInstant(reading.beganAt);
  return isInTurn ? null : 'reading.beganAt';
}
