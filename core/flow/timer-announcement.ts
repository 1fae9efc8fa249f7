import { timerAlert, type TimerMoment } from './timer-alerts.ts';
import { expiredWords, timerPhase, type TimerPhase } from './timer-bar.ts';
import { secondsLeft } from './timers.ts';

/** A screen reader announcement about a timer. */
export type TimerAnnouncement =
  | 'tenMinutes'
  | 'fiveMinutes'
  | 'oneMinute'
  | 'ready'
  | 'sixtySeconds'
  | 'thirtySeconds'
  | 'tenSeconds'
  | 'expired'
  | 'expiredUnsure';

const MINUTE = 60;

/** The seconds left at which each timer is announced (decisions.md section 2); never every second. */
const MARKS: Readonly<Record<'countdown' | 'reading', readonly (readonly [number, TimerAnnouncement])[]>> = {
  countdown: [
    [10 * MINUTE, 'tenMinutes'],
    [5 * MINUTE, 'fiveMinutes'],
    [MINUTE, 'oneMinute'],
  ],
  reading: [
    [60, 'sixtySeconds'],
    [30, 'thirtySeconds'],
    [10, 'tenSeconds'],
  ],
};

/** How late a tick may be for its announcement to be still true. */
const LATE_SECONDS = 5;

/** How long an announcement stays for a screen reader to read, in milliseconds. */
export const ANNOUNCED_FOR_MS = 5_000;

function timerOf({ session, now }: TimerMoment): 'countdown' | 'reading' | null {
  const phase = timerPhase(session, now);
  if (phase === null || phase === 'expired') return null;
  return phase === 'waiting' ? 'countdown' : 'reading';
}

/** The announcement that is due between two moments; null if there is none. */
export function timerAnnouncement(before: TimerMoment, after: TimerMoment): TimerAnnouncement | null {
  const alert = timerAlert(before, after);
  if (alert === 'expired') return expiredWords(after.session);
  if (alert === 'ready') return alert;
  const timer = timerOf(after);
  if (timer === null || timer !== timerOf(before) || before.session.testId !== after.session.testId) return null;
  const from = secondsLeft(before.session, before.now);
  const left = secondsLeft(after.session, after.now);
  if (from === null || left === null) return null;
  const passed = MARKS[timer].find(([mark]) => from > mark && left <= mark && left > mark - LATE_SECONDS);
  return passed?.[1] ?? null;
}

const VALID_PHASES: Readonly<Record<TimerAnnouncement, readonly TimerPhase[]>> = {
  tenMinutes: ['waiting'],
  fiveMinutes: ['waiting'],
  oneMinute: ['waiting'],
  ready: ['reading', 'closing'],
  sixtySeconds: ['closing'],
  thirtySeconds: ['closing'],
  tenSeconds: ['closing'],
  expired: ['expired'],
  expiredUnsure: ['expired'],
};

/** Whether a recent announcement still agrees with what the screen shows. */
export function isStillValid(announcement: TimerAnnouncement, { session, now }: TimerMoment): boolean {
  const phase = timerPhase(session, now);
  if (phase === 'expired') return announcement === expiredWords(session);
  return phase !== null && VALID_PHASES[announcement].includes(phase);
}
