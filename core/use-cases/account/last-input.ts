import { inactivityAt, type Inactivity } from '../../flow/inactivity.ts';
import { LAST_INPUT_KEY } from '../../flow/kept-state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';

/** Input is noted at most this often: every tab of the device reads the same instant. */
const NOTE_EVERY_MS = 5_000;

/** When somebody last touched the app, in any of its tabs. */
export interface LastInput {
  isKnown(): boolean;
  inactivity(): Inactivity;
  note(): void;
  /** The same, unless it was noted a moment ago. */
  noteSometimes(): void;
}

/** The last input as the storage keeps it. An instant in the future, from a clock that was put back, counts as none. */
export function makeLastInput(storage: Storage, clock: Clock): LastInput {
  function at(): number | null {
    const kept = storage.read(LAST_INPUT_KEY);
    return typeof kept === 'number' && kept <= clock.now() ? kept : null;
  }
  function note(): void {
    storage.write(LAST_INPUT_KEY, clock.now());
  }
  return {
    isKnown: () => at() !== null,
    inactivity: () => {
      const last = at();
      return last === null ? 'none' : inactivityAt(last, clock.now());
    },
    note,
    noteSometimes: () => {
      const last = at();
      if (last === null || clock.now() - last >= NOTE_EVERY_MS) note();
    },
  };
}
