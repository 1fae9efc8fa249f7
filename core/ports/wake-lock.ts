/** Keeps the screen on while the page is visible, if the browser can. */
export interface WakeLock {
  hold(): void;
  release(): void;
}
