import type { TestResultRecord } from '../domain/test-result.ts';
import type { AppState, Moment } from './app-state.ts';
import { cancelCost } from './cancel.ts';
import { flowNameOf, flowOf, lastStep } from './flows.ts';
import { isTestInProgress } from './selectors.ts';
import type { FlowName } from './session.ts';
import { testedProfile } from './tested-profile.ts';
import { retestTime, type RetestTime } from './retest-time.ts';
import { listedResults, type ListedResults } from './tested-once.ts';
import { timerPhase, type TimerPhase } from './timer-bar.ts';
import { isTimeUnsure } from './timers.ts';

/** The card on home about the test under way. */
export interface TestCard {
  /** `finished`: the result was submitted, and only the last steps are left. */
  readonly kind: 'incomplete' | 'finished';
  readonly flow: FlowName;
  /** How much of the test is done, 0 to 1. */
  readonly share: number;
  /** The phase of the running timer; null if none runs. */
  readonly timer: TimerPhase | null;
  /** The clock was changed, so the timer may be wrong until the server was asked. */
  readonly isTimeUnsure: boolean;
  /** When the wait ends, in epoch milliseconds; null unless it runs. */
  readonly readyAt: number | null;
  /** The first name of the tested person; empty if unknown. */
  readonly firstName: string;
}

/** The card about the test under way, at `now` (epoch milliseconds); null without a test. */
export function testCard(
  state: Pick<AppState, 'session' | 'identity'> & Partial<Pick<AppState, 'timed'>>,
  now: number,
): TestCard | null {
  const { session } = state;
  if (!isTestInProgress(session)) return null;
  const timer = timerPhase(state.timed?.isOwn === true ? state.timed.session : session, now);
  return {
    kind: cancelCost(session) === 'submitted' ? 'finished' : 'incomplete',
    flow: flowNameOf(session),
    share: session.currentStep / lastStep(flowOf(session)),
    timer,
    isTimeUnsure: isTimeUnsure(session),
    readyAt: timer === 'waiting' ? session.countdownTimerEndTime : null,
    firstName: testedProfile(state)?.firstName ?? '',
  };
}

/** The card on home about the newest result of an account. */
export interface LastResultCard {
  readonly record: TestResultRecord;
  /** When to test again; null if the result asks for no test, or the time for it is over. */
  readonly retest: RetestTime | null;
}

/** The card about the newest of an account's results; null without one. */
export function lastResultCard(results: ListedResults | null, moment: Moment): LastResultCard | null {
  const record = results?.current[0];
  return record === undefined ? null : { record, retest: retestTime(record, moment, listedResults(results)) };
}
