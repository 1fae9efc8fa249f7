/** Keeps the screen on while the page is visible, if the browser can. */
export interface WakeLock {
  /** Whether this browser can do it at all. */
  isAvailable(): boolean;
  hold(): void;
  release(): void;
}
