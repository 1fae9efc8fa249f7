/** Keeps the screen from going dark while the page is in sight, as far as the browser can. */
export interface WakeLock {
  hold(): void;
  release(): void;
}
