import { inactivityAt, type Inactivity } from '../../flow/inactivity.ts';
import { LAST_INPUT_KEY } from '../../flow/persisted-state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';

/** Input is noted at most this often: every tab of the device reads the same instant. */
const NOTE_EVERY_MS = 5_000;

/** When the app was last touched, in any of its tabs. */
export interface LastInput {
  isKnown(): boolean;
  inactivity(): Inactivity;
  /** Whether this page itself counted the whole time without input; a clock that was set, or a device that slept, adds nothing to that. */
  isOverCounted(): boolean;
  note(): void;
  /** The same, unless it was noted a moment ago or the time without input is over. Quick enough for every move of a mouse. */
  noteSometimes(): void;
}

/** The last input as the storage keeps it. An instant in the future, from a clock that was put back, counts as none. */
export function makeLastInput(storage: Storage, clock: Clock): LastInput {
  /** What this tab noted or read last. Another tab may have noted a later one since. */
  let known: number | null = null;
  /** Since when this page counts, and the kept instant that it found or noted then. */
  let counted = { since: clock.monotonic(), kept: storage.read(LAST_INPUT_KEY) };
  let lookedAt = counted.since;

  /** Takes over an input that another tab noted since the last look: its age by the clock, but no more than this page counted since then. */
  function follow(kept: unknown): void {
    const [counts, passed] = [clock.monotonic(), typeof kept === 'number' ? clock.now() - kept : 0];
    if (kept !== counted.kept) counted = { since: counts - Math.max(0, Math.min(passed, counts - lookedAt)), kept };
    lookedAt = counts;
  }

  function at(): number | null {
    const kept = storage.read(LAST_INPUT_KEY);
    follow(kept);
    return typeof kept === 'number' && kept <= clock.now() ? kept : null;
  }
  function note(): void {
    known = clock.now();
    counted = { since: clock.monotonic(), kept: known };
    storage.write(LAST_INPUT_KEY, known);
  }
  function inactivitySince(last: number | null): Inactivity {
    return last === null ? 'none' : inactivityAt(last, clock.now());
  }
  const isRecent = (instant: number | null): boolean => {
    const now = clock.now();
    return instant !== null && instant <= now && now - instant < NOTE_EVERY_MS;
  };

  return {
    isKnown: () => at() !== null,
    inactivity: () => inactivitySince(at()),
    isOverCounted: () => inactivityAt(counted.since, clock.monotonic()) === 'over',
    note,
    noteSometimes: () => {
      if (isRecent(known)) return;
      known = at();
      // What wakes a device that slept too long is no sign that its owner was there all the time.
      if (inactivitySince(known) !== 'over' && !isRecent(known)) note();
    },
  };
}
