import type { AppState } from './app-state.ts';
import { rowOf } from './flows.ts';
import { redirectOf } from './guards.ts';
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
  /** False for the test of a person who is not here. */
  readonly isOwn: boolean;
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

/**
 * The timer bar of every tab; null without a timer. It follows the test's own step, also while an earlier one is asked. The test of a person
 * who is not here shows only as long as its timer runs.
 */
export function timerBar(state: AppState, now: number): TimerBar | null {
  const { timed } = state;
  const phase = timed === null ? null : timerPhase(timed.session, now);
  if (timed === null || phase === null || (phase === 'expired' && !timed.isOwn)) return null;
  return {
    phase,
    words: phase === 'expired' ? expiredWords(timed.session) : phase,
    secondsLeft: phase === 'expired' ? null : secondsLeft(timed.session, now),
    isOwn: timed.isOwn,
    leadsBack: timed.isOwn && redirectOf('tester', state) === null,
  };
}

/** The key of what the bar says. Of the test of another person it says only that one runs. */
export function timerBarKey({ words, isOwn }: TimerBar) {
  if (isOwn) return `timerBar.${words}` as const;
  return words === 'waiting' ? ('timerBar.ofAnother.waiting' as const) : ('timerBar.ofAnother.reading' as const);
}
