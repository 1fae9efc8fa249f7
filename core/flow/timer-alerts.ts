import type { TimerAlert } from '../ports/chime.ts';
import type { AppState } from './app-state.ts';
import { flowOf, rowOf } from './flows.ts';
import type { TestSession } from './session.ts';
import { isReadingExpired, readingWarning } from './timers.ts';

/** A test at an instant, in epoch milliseconds. */
export interface TimerMoment {
  readonly session: TestSession;
  readonly now: number;
}

/** Whether a timer runs that the person waits for. */
export function isTimerRunning({ session, now }: TimerMoment): boolean {
  return rowOf(session)?.timer !== undefined && !isReadingExpired(session, now);
}

/** Whether the person who is here waits for a timer; `now` in epoch milliseconds. */
export function isOwnTimerRunning({ timed }: Pick<AppState, 'timed'>, now: number): boolean {
  return timed !== null && timed.isOwn && isTimerRunning({ session: timed.session, now });
}

/** Whether a timer runs, or starts with the next step: its alerts must be ready by then. */
export function isTimerNear(session: TestSession): boolean {
  const next = flowOf(session)[session.currentStep + 1];
  return rowOf(session)?.timer !== undefined || next?.timer === 'countdown';
}

function isClosing({ session, now }: TimerMoment): boolean {
  return readingWarning(session, now) !== null;
}

/** The alert that is due between two moments of the same test; null if there is none. */
export function timerAlert(before: TimerMoment, after: TimerMoment): TimerAlert | null {
  if (before.session.testId !== after.session.testId) return null;
  const [was, is] = [rowOf(before.session)?.timer, rowOf(after.session)?.timer];
  if (is !== 'reading') return null;
  const wasOver = was === 'reading' && isReadingExpired(before.session, before.now);
  if (isReadingExpired(after.session, after.now)) return wasOver ? null : 'expired';
  if (was === 'countdown') return 'ready';
  return isClosing(after) && was === 'reading' && !isClosing(before) ? 'closing' : null;
}
