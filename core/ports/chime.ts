/** What is rung for: the time to read has come, it is nearly over, or it is over. */
export const TIMER_ALERTS = ['ready', 'closing', 'expired'] as const;
export type TimerAlert = (typeof TIMER_ALERTS)[number];

/** Short tones. Browsers let a page sound only after it was pressed, anew after every load. */
export interface Chime {
  /** Whether the device can sound at all. */
  isAvailable(): boolean;
  /** Whether `ring` would be heard now. */
  isReady(): boolean;
  /** Called during a press: makes it ready where that is possible, and says whether it is. Never rejects. */
  unlock(): Promise<boolean>;
  /** Silent while it is not ready. */
  ring(alert: TimerAlert): void;
}
