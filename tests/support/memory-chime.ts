import type { Chime, TimerAlert } from '../../core/ports/chime.ts';

/** A chime that records what it would play. */
export interface MemoryChime extends Chime {
  readonly rung: readonly TimerAlert[];
  /** Ends the tones that are sounding. */
  endTones(): void;
}

/** A silent chime. */
export function makeMemoryChime(): MemoryChime {
  const rung: TimerAlert[] = [];
  const ends: (() => void)[] = [];
  let isReady = false;
  return {
    rung,
    isAvailable: () => true,
    isReady: () => isReady,
    unlock: () => {
      isReady = true;
      return Promise.resolve(true);
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
