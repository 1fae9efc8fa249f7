/** The vibration of the person's device. */
export interface Vibrator {
  /** Durations in milliseconds: on, off, on, and so forth. Does nothing if the device cannot vibrate, or may not. */
  vibrate(pattern: readonly number[]): void;
}
