import { rowOf } from '../../core/flow/flows.ts';
import { isIdentified, shownStep } from '../../core/flow/selectors.ts';
import { isTimeUnsure } from '../../core/flow/timers.ts';
import { isDamaged, isNotSaved, isUnsent, type Caller, type ReplayTexts } from './caller.ts';

export type Whereabouts = keyof ReplayTexts['place'];

/** Where a person without a test is. */
function placeWithoutTest(caller: Caller): Whereabouts {
  const { snapshot, open } = caller;
  // The tests of other people are none of a logged in person's.
  if (snapshot.who !== 'account' && snapshot.otherTests > 0) return 'parked';
  if (isDamaged(caller, 'test') || isDamaged(caller, 'person')) return 'damaged';
  if (snapshot.persisted.test === 'unreadable') return 'unreadable';
  if (isIdentified(open.play.tab().state())) return 'noTest';
  return snapshot.lastLogout === null ? 'visitor' : 'visitorAfter';
}

/** What is known of the result of a finished test. A rejected or lost result may be its own: the details do not say of which test it is. */
function placeAfterTest(caller: Caller): Whereabouts {
  if (isUnsent(caller)) return 'unsent';
  return caller.snapshot.refused.length > 0 || isDamaged(caller, 'test') ? 'done' : 'submitted';
}

/** The end of the wait or of the time to read that runs now, in epoch milliseconds; null if neither does. */
export function timerEnd({ context: { session, moment } }: Caller): number | null {
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: readingEnd, submittedAt } = session;
  if (submittedAt !== null || waitEnd === null || readingEnd === null) return null;
  if (moment.now < waitEnd) return waitEnd;
  return moment.now < readingEnd ? readingEnd : null;
}

/** Where the person is. */
export function whereaboutsOf(caller: Caller): Whereabouts {
  const { session, moment } = caller.context;
  const row = rowOf(session);
  if (row === null) return placeWithoutTest(caller);
  if (isNotSaved(caller)) return 'notSaved';
  if (shownStep(session, moment.now) === 'expired') return isTimeUnsure(session) ? 'expiredUnsure' : 'expired';
  if (session.submittedAt !== null) return placeAfterTest(caller);
  const end = timerEnd(caller);
  if (end === null || row.stage === 'report') return 'step';
  if (end === session.countdownTimerEndTime) return row.timer === 'countdown' ? 'wait' : 'stepInWait';
  return row.timer === 'reading' ? 'reading' : 'stepInReading';
}
