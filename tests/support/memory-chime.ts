import type { Chime, TimerAlert } from '../../core/ports/chime.ts';

/** A chime that records what it would play. */
export interface MemoryChime extends Chime {
  readonly rung: readonly TimerAlert[];
  /** A phone call takes the sound, until the page wakes it; `forGood` until the next press. */
  interrupt(how?: { readonly forGood: boolean }): void;
  /** Ends the tones that are sounding. */
  endTones(): void;
}

/** A silent chime. */
export function makeMemoryChime(): MemoryChime {
  const rung: TimerAlert[] = [];
  const ends: (() => void)[] = [];
  let [isReady, wasUnlocked] = [false, false];
  return {
    rung,
    isAvailable: () => true,
    isReady: () => isReady,
    unlock: () => {
      [isReady, wasUnlocked] = [true, true];
      return Promise.resolve(true);
    },
    wake: () => {
      isReady = wasUnlocked;
      return Promise.resolve(isReady);
    },
    interrupt: ({ forGood } = { forGood: false }) => {
      isReady = false;
      wasUnlocked &&= !forGood;
    },
    ring: (alert) => {
      if (!isReady) return Promise.resolve();
      rung.push(alert);
      return new Promise((end) => {
        ends.push(end);
      });
    },
    endTones: () => ends.splice(0).forEach((end) => end()),
  };
}
