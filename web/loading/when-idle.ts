/** How long a browser without idle callbacks is left alone. */
const IDLE_GUESS_MS = 1_500;

/** Does work that nobody waits for once the page has come to rest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, IDLE_GUESS_MS);
}
