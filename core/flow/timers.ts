import { kitOfId, type Kit } from '../domain/kit.ts';
import { READING_WARNING_SECONDS } from '../domain/limits.ts';
import { rowOf } from './flows.ts';
import type { Moment } from './app-state.ts';
import type { TestSession, TimerEnds } from './session.ts';

const SECOND_MS = 1000;

interface TestAtMoment {
  readonly session: TestSession;
  readonly moment: Pick<Moment, 'kits'>;
}

/** The kit of the test; before a cassette was scanned the first of the kits. */
export function testedKit({ session, moment }: TestAtMoment): Kit {
  return kitOfId(moment.kits, session.kitId);
}

/**
 * Fixes the end of the wait and of the reading window. End times that stand are kept, and both are counted from the collection of the
 * sample, so the wait is never shortened or begun again.
 */
export function withTimersStarted(session: TestSession, now: number, kit: Kit): TestSession {
  const countdownTimerEndTime = session.countdownTimerEndTime ?? Math.min(session.collectedAt ?? now, now) + kit.waitMs;
  const expirationTimerEndTime = session.expirationTimerEndTime ?? countdownTimerEndTime + kit.readingWindowMs;
  return { ...session, countdownTimerEndTime, expirationTimerEndTime };
}

/** Clears both end times (product.md section 4, "Test sequence"). */
export function withTimersCleared(session: TestSession): TestSession {
  return { ...session, countdownTimerEndTime: null, expirationTimerEndTime: null, clockNotice: null };
}

/**
 * Moves the ends of timers that run, and with them the times of collection and analysis, which were read from the same clock. The
 * sample was collected at least a whole wait before the wait ends.
 */
export function withTimersCorrected(session: TestSession, ends: TimerEnds, kit: Kit): TestSession {
  const { countdownTimerEndTime, expirationTimerEndTime, clockNotice } = ends;
  if (session.countdownTimerEndTime === null) return session;
  const shift = expirationTimerEndTime - (session.expirationTimerEndTime ?? expirationTimerEndTime);
  const moved = (instant: number | null): number | null => (instant === null ? null : instant + shift);
  const collectedAt = moved(session.collectedAt);
  return {
    ...session,
    countdownTimerEndTime,
    expirationTimerEndTime,
    clockNotice,
    collectedAt: collectedAt === null ? null : Math.min(collectedAt, countdownTimerEndTime - kit.waitMs),
    analysedAt: moved(session.analysedAt),
  };
}

/** Ends that differ by less are considered equal. */
const SAME_END_MS = 1_000;

/** Whether the test's timers have these ends already, or are not set. */
export function areSameEnds(ends: TimerEnds, session: TestSession): boolean {
  const isNear = (key: 'countdownTimerEndTime' | 'expirationTimerEndTime'): boolean => {
    const current = session[key];
    return current === null || Math.abs(ends[key] - current) < SAME_END_MS;
  };
  return (
    ends.clockNotice === session.clockNotice && isNear('countdownTimerEndTime') && isNear('expirationTimerEndTime')
  );
}

/** Whether a wait or a reading window runs, or has ended without being left. */
export function isTimerSet({ countdownTimerEndTime, expirationTimerEndTime }: TestSession): boolean {
  return countdownTimerEndTime !== null || expirationTimerEndTime !== null;
}

/** Whether the wait is over. */
export function isWaitOver(session: TestSession, now: number): boolean {
  return session.countdownTimerEndTime !== null && now >= session.countdownTimerEndTime;
}

/** Whether the reading window ended on a step that it limits: "Test result expired". */
export function isReadingExpired(session: TestSession, now: number): boolean {
  if (rowOf(session)?.timer !== 'reading') return false;
  return session.expirationTimerEndTime === null || now >= session.expirationTimerEndTime;
}

/** Whether the clock was changed, so that the timers may be wrong until the server was asked. */
export const isTimeUnsure = ({ clockNotice }: TestSession): boolean => clockNotice === 'unsure';

/** Whole seconds left on the timer of the current step, rounded up; null if it has none. */
export function secondsLeft(session: TestSession, now: number): number | null {
  const timer = rowOf(session)?.timer;
  if (timer === undefined) return null;
  const end = timer === 'countdown' ? session.countdownTimerEndTime : session.expirationTimerEndTime;
  return end === null ? null : Math.max(0, Math.ceil((end - now) / SECOND_MS));
}

/** Formats seconds as mm:ss, for "Time Remaining". */
export function formatTimeLeft(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Seconds left in the last minute of the reading window, when the warning shows; null otherwise. */
export function readingWarning(session: TestSession, now: number): number | null {
  if (rowOf(session)?.timer !== 'reading') return null;
  const left = secondsLeft(session, now);
  return left !== null && left <= READING_WARNING_SECONDS ? left : null;
}
