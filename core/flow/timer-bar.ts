import type { AppState } from './app-state.ts';
import { rowOf } from './flows.ts';
import { redirectOf } from './guards.ts';
import { isIdentified } from './selectors.ts';
import type { TestSession } from './session.ts';
import { isReadingExpired, isTimeUnsure, readingWarning, secondsLeft } from './timers.ts';

/** The phase of a timer: the wait, the reading window, the last minute of that window, or its end. */
export type TimerPhase = 'waiting' | 'reading' | 'closing' | 'expired';

/** What is said of a phase. If the clock is in doubt, the end of the reading window is, too. */
export type TimerWords = TimerPhase | 'expiredUnsure';

/** The bar that shows a running timer on every route (decisions.md section 7, "Test"). */
export interface TimerBar {
  readonly phase: TimerPhase;
  readonly words: TimerWords;
  /** Whole seconds; null after the reading window. */
  readonly secondsLeft: number | null;
  /** Whether the bar opens the test. False while a new account must create its first profile. */
  readonly leadsBack: boolean;
}

/** The timer phase of the current step; null if it has no timer. */
export function timerPhase(session: TestSession, now: number): TimerPhase | null {
  const timer = rowOf(session)?.timer;
  if (timer === undefined) return null;
  if (timer === 'countdown') return 'waiting';
  if (isReadingExpired(session, now)) return 'expired';
  return readingWarning(session, now) === null ? 'reading' : 'closing';
}

/** What is said of the end of the reading window: that it is over, or that it may be over by a clock that was changed. */
export const expiredWords = (session: TestSession): 'expired' | 'expiredUnsure' =>
  isTimeUnsure(session) ? 'expiredUnsure' : 'expired';

/** The timer bar of the current user; null without a timer, and for signed-out users. */
export function timerBar(state: AppState, now: number): TimerBar | null {
  const phase = isIdentified(state) ? timerPhase(state.session, now) : null;
  if (phase === null) return null;
  return {
    phase,
    words: phase === 'expired' ? expiredWords(state.session) : phase,
    secondsLeft: phase === 'expired' ? null : secondsLeft(state.session, now),
    leadsBack: redirectOf('tester', state) === null,
  };
}
