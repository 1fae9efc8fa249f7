/** The device in somebody's hand or pocket. */
export interface Vibrator {
  /** Durations in milliseconds: on, off, on, and so forth. Nothing happens where the device cannot, or may not. */
  vibrate(pattern: readonly number[]): void;
}
