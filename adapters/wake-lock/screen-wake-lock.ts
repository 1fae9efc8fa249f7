import type { WakeLock } from '../../core/ports/wake-lock.ts';

/** The parts of a page that are used. */
export interface WakefulPage {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Undefined where unsupported. */
  readonly wakeLock: Pick<Navigator['wakeLock'], 'request'> | undefined;
}

/** The browser's screen wake lock. The browser ends it when the page is hidden, so it is requested again when the page is visible. */
export function makeScreenWakeLock({ document, wakeLock }: WakefulPage): WakeLock {
  let isWanted = false;
  let held: WakeLockSentinel | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    // Refused when the battery is low: the screen then turns off, but the timer continues.
    const lock = await wakeLock?.request('screen').catch(() => null);
    if (lock === undefined || lock === null) return;
    if (isWanted) held = lock;
    else void lock.release();
  }

  function holdIfSeen(): void {
    const isHeld = held !== null && !held.released;
    if (!isWanted || isHeld || asking !== null || document.visibilityState !== 'visible') return;
    asking = ask().finally(() => {
      asking = null;
    });
  }

  document.addEventListener('visibilitychange', holdIfSeen);
  return {
    isAvailable: () => wakeLock !== undefined,
    hold: () => {
      isWanted = true;
      holdIfSeen();
    },
    release: () => {
      isWanted = false;
      void held?.release();
      held = null;
    },
  };
}
