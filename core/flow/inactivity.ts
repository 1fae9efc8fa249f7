import { INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../domain/limits.ts';

/** The state of the inactivity timer: at `quiet` the dialog offers to stay, at `over` the person is logged out. */
export type Inactivity = 'none' | 'quiet' | 'over';

/** What the time since the last input means (product.md section 4, "Session"). Instants in epoch milliseconds. */
export function inactivityAt(lastInputAt: number, now: number): Inactivity {
  const idle = now - lastInputAt;
  if (idle >= INACTIVITY_LOGOUT_MS) return 'over';
  return idle >= INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS ? 'quiet' : 'none';
}
