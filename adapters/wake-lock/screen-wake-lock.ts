import type { WakeLock } from '../../core/ports/wake-lock.ts';

/** The parts of a page that are used. */
export interface WakefulPage {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Undefined where unsupported. */
  readonly wakeLock: Pick<Navigator['wakeLock'], 'request'> | undefined;
}

/** How long to wait before the next request, after the browser refused or ended a lock of a visible page. */
const ASK_AGAIN_MS = 5_000;

/**
 * The browser's screen wake lock. The browser ends it when the page is hidden, and may end or refuse it at any other time, such as for a
 * low battery. It is requested again for as long as it is wanted.
 */
export function makeScreenWakeLock({ document, wakeLock }: WakefulPage): WakeLock {
  let isWanted = false;
  let held: WakeLockSentinel | null = null;
  let asking: Promise<void> | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  function askLater(): void {
    clearTimeout(again);
    if (isWanted) again = setTimeout(holdIfSeen, ASK_AGAIN_MS);
  }

  async function ask(): Promise<void> {
    const lock = await wakeLock?.request('screen').catch(() => null);
    if (lock === undefined) return;
    if (lock === null) return askLater();
    if (!isWanted) return void lock.release();
    held = lock;
    lock.addEventListener('release', askLater);
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
      clearTimeout(again);
      void held?.release();
      held = null;
    },
  };
}
