/** The delay in milliseconds for browsers without idle callbacks. */
const IDLE_GUESS_MS = 1_500;

/** Runs low-priority work when the page is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, IDLE_GUESS_MS);
}
