import { rowOf } from '../../core/flow/flows.ts';
import { isIdentified, shownStep } from '../../core/flow/selectors.ts';
import { isTimeUnsure } from '../../core/flow/timers.ts';
import { isDamaged, isNotSaved, isUnsent, type Facts, type ReplayTexts } from './facts.ts';

export type Place = keyof ReplayTexts['place'];

/** Where a person without a test is. */
function placeWithoutTest(facts: Facts): Place {
  const { snapshot, open } = facts;
  // The parked tests of other accounts are none of a logged in person's.
  if (snapshot.who !== 'account' && snapshot.persisted.parkedTests === 'read') return 'parked';
  if (isDamaged(facts, 'test')) return 'testDamaged';
  if (isDamaged(facts, 'guestVisit') || isDamaged(facts, 'loggedInUser')) return 'visitDamaged';
  if (snapshot.persisted.test === 'unreadable') return 'unreadable';
  if (isIdentified(open.play.tab().state())) return 'noTest';
  return snapshot.lastLogout === null ? 'visitor' : 'visitorAfter';
}

/** What is known of the result of a finished test. A rejected or lost result may be its own: the details do not say of which test it is. */
function placeAfterTest(facts: Facts): Place {
  if (isUnsent(facts)) return 'unsent';
  return facts.snapshot.refused.length > 0 || isDamaged(facts, 'pendingCalls') ? 'done' : 'submitted';
}

/** The end of the wait or of the time to read that runs now, in epoch milliseconds; null if neither does. */
export function timerEnd({ context: { session, moment } }: Facts): number | null {
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: readingEnd, submittedAt } = session;
  if (submittedAt !== null || waitEnd === null || readingEnd === null) return null;
  if (moment.now < waitEnd) return waitEnd;
  return moment.now < readingEnd ? readingEnd : null;
}

/** Where the person is. */
export function placeOf(facts: Facts): Place {
  const { session, moment } = facts.context;
  const row = rowOf(session);
  if (row === null) return placeWithoutTest(facts);
  if (isNotSaved(facts)) return 'notSaved';
  if (shownStep(session, moment.now) === 'expired') return isTimeUnsure(session) ? 'expiredUnsure' : 'expired';
  if (session.submittedAt !== null) return placeAfterTest(facts);
  const end = timerEnd(facts);
  if (end === null || row.stage === 'report') return 'step';
  if (end === session.countdownTimerEndTime) return row.timer === 'countdown' ? 'wait' : 'stepInWait';
  return row.timer === 'reading' ? 'reading' : 'stepInReading';
}
