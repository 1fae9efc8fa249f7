/** The sounds: it is time to read, the time is nearly over, or it is over. */
export const TIMER_ALERTS = ['ready', 'closing', 'expired'] as const;
export type TimerAlert = (typeof TIMER_ALERTS)[number];

/** Short tones. After each load, browsers let a page play sound only once the person has pressed something. */
export interface Chime {
  /** Whether the device can play sound at all. */
  isAvailable(): boolean;
  /** Whether `ring` would be audible now. */
  isReady(): boolean;
  /** Call during a press: makes it ready if possible, and resolves with whether it is. Never rejects. */
  unlock(): Promise<boolean>;
  /** Takes back sound that the browser interrupted, such as for a phone call; needs no press where one unlocked it. Never rejects. */
  wake(): Promise<boolean>;
  /** Resolves when the tones have ended. Tries to wake first; does nothing if it is not ready then. Never rejects. */
  ring(alert: TimerAlert): Promise<void>;
}
