import type { Chime, TimerAlert } from '../../core/ports/chime.ts';

/** A chime that records what it would play. */
export interface MemoryChime extends Chime {
  readonly rung: readonly TimerAlert[];
}

/** A silent chime. */
export function makeMemoryChime(): MemoryChime {
  const rung: TimerAlert[] = [];
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
      if (isReady) rung.push(alert);
    },
  };
}
