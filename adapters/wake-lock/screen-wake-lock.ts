import type { WakeLock } from '../../core/ports/wake-lock.ts';

/** The part of a page that is used. */
export interface WakefulPage {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Undefined in browsers that have none. */
  readonly wakeLock: Pick<Navigator['wakeLock'], 'request'> | undefined;
}

/** The browser's screen wake lock. It ends whenever the page is hidden, so that it is asked for again when the page comes back. */
export function makeScreenWakeLock({ document, wakeLock }: WakefulPage): WakeLock {
  let isWanted = false;
  let held: WakeLockSentinel | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    // A low battery refuses it; then the screen goes dark, and the timer goes on all the same.
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
