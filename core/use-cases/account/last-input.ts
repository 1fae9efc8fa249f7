import { INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../domain/limits.ts';
import { LAST_INPUT_KEY } from '../../flow/persisted-state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';

/** The state of the inactivity timer: at `quiet` the dialog offers to stay, at `over` the person is logged out. */
type Inactivity = 'none' | 'quiet' | 'over';

/** What the time since the last input means (product.md section 4, "Session"). Instants in epoch milliseconds. */
export function inactivityAt(lastInputAt: number, now: number): Inactivity {
  const idle = now - lastInputAt;
  if (idle >= INACTIVITY_LOGOUT_MS) return 'over';
  return idle >= INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS ? 'quiet' : 'none';
}

/** Input is stored at most this often, for all tabs. */
const NOTE_EVERY_MS = 5_000;

/** The time of the last input, in any tab. */
export interface LastInput {
  isKnown(): boolean;
  inactivity(): Inactivity;
  /** Whether this page itself counted the whole time without input. A changed clock and a sleeping device add nothing to that count. */
  isOverCounted(): boolean;
  note(): void;
  /** As `note`, unless the last one was a moment ago or the time without input is over. Cheap enough for every mouse move. */
  noteSometimes(): void;
}

/** The last input in the storage. A future instant, from a clock that was set back since, is ignored. */
export function makeLastInput(storage: Storage, clock: Clock): LastInput {
  /** The latest instant that this tab stored or read; another tab may have stored a later one. */
  let known: number | null = null;
  /** When this page started to count, and the stored instant at that time. */
  let counted = { since: clock.monotonic(), stored: storage.read(LAST_INPUT_KEY) };
  let lookedAt = counted.since;

  /**
   * Takes over a later input of another tab. Its age is taken from the clock, but is at most what this page counted since the last
   * look.
   */
  function follow(stored: unknown): void {
    const [counts, passed] = [clock.monotonic(), typeof stored === 'number' ? clock.now() - stored : 0];
    if (stored !== counted.stored)
      counted = { since: counts - Math.max(0, Math.min(passed, counts - lookedAt)), stored };
    lookedAt = counts;
  }

  function at(): number | null {
    const stored = storage.read(LAST_INPUT_KEY);
    follow(stored);
    return typeof stored === 'number' && stored <= clock.now() ? stored : null;
  }
  function note(): void {
    known = clock.now();
    counted = { since: clock.monotonic(), stored: known };
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
      // The input that wakes a device after too long a sleep must not extend the login.
      if (inactivitySince(known) !== 'over' && !isRecent(known)) note();
    },
  };
}
