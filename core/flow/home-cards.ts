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

/** A card on home about the newest result of one person of an account. */
export interface LastResultCard {
  readonly record: TestResultRecord;
  /** When to test again; null if the result asks for no test, or the time for it is over. */
  readonly retest: RetestTime | null;
}

/** Tests whose time has begun come before the others, then the earliest. */
function byUrgency(one: RetestTime, other: RetestTime): number {
  return Number(other.isDue) - Number(one.isDue) || (one.at ?? 0) - (other.at ?? 0);
}

/** The cards about the people who are to test again, the next due first, then about the newest result if it is of no one of them. */
export function lastResultCards(results: ListedResults | null, moment: Moment): readonly LastResultCard[] {
  const known = listedResults(results);
  const cards = (results?.current ?? []).map((record) => ({ record, retest: retestTime(record, moment, known) }));
  const due = cards
    .flatMap(({ record, retest }) => (retest === null ? [] : [{ record, retest }]))
    .sort((one, other) => byUrgency(one.retest, other.retest));
  return [...due, ...cards.slice(0, 1).filter(({ retest }) => retest === null)];
}
