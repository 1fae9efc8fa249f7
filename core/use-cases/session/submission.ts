import type { AccountSubmission, GuestSubmission, TestFacts } from '../../api/payloads.ts';
import { toIsoInstant } from '../../domain/calendar-date.ts';
import { collectionDay, correctedOnset } from '../../domain/test-facts.ts';
import { EMPTY_GUEST_INFO } from '../../domain/guest-info.ts';
import type { AppState } from '../../flow/app-state.ts';
import type { Clock } from '../../ports/clock.ts';

/**
 * The times of reading and collection. If the clock was set back since the test, they would be in the future: both are moved back by
 * the same amount, so that the reading is now.
 */
function timesOf({ session }: AppState, now: number) {
  const analysedAt = session.analysedAt ?? now;
  const aheadMs = Math.max(0, analysedAt - now);
  const collectedAt = session.collectedAt === null ? null : session.collectedAt - aheadMs;
  return { analysedAt: analysedAt - aheadMs, collectedAt };
}

/** The fields that both create calls share; null while the test cannot be submitted. */
function testFacts(state: AppState, clock: Clock): Omit<TestFacts, 'sendToAims'> | null {
  const { testId, deviceId, result, isSymptomatic, symptomOnsetDate } = state.session;
  if (testId === null || deviceId === null || result === null || isSymptomatic === null) return null;
  const { analysedAt, collectedAt } = timesOf(state, clock.now());
  const utcOffset = clock.utcOffsetMinutes(analysedAt);
  return {
    testId,
    deviceId,
    result,
    isSymptomatic,
    symptomOnsetDate: correctedOnset(
      symptomOnsetDate ?? 'n/a',
      collectionDay({ testDate: analysedAt, collectedAt, utcOffset }),
    ),
    testDate: toIsoInstant(analysedAt),
    analysedAt: toIsoInstant(analysedAt),
    ...(collectedAt === null ? {} : { collectedAt: toIsoInstant(collectedAt) }),
    utcOffset,
  };
}

/** A guest's submission (decisions.md section 4). `declinesAccount` marks the second one, at the end of the flow. */
export function guestSubmission(state: AppState, clock: Clock, declinesAccount: boolean): GuestSubmission | null {
  const facts = testFacts(state, clock);
  if (facts === null) return null;
  const { reportOption, submittedAt } = state.session;
  const isReported = reportOption === 'reportToAims';
  // The second call never cancels a report that was wanted, even if the server rejected the first one.
  const isAlreadySent = declinesAccount && submittedAt !== null;
  // Only a report needs the person's identity.
  const guestInfo = isReported ? state.identity.guestUser : EMPTY_GUEST_INFO;
  return { ...facts, guestInfo, sendToAims: isReported && !isAlreadySent, submitToCloud: declinesAccount };
}

/** An account's submission (decisions.md section 4); null also without a user group, a profile or a report option. */
export function accountSubmission(state: AppState, clock: Clock): AccountSubmission | null {
  const facts = testFacts(state, clock);
  const userGroupId = state.identity.currentUser?.user_groups[0];
  const { selectedProfileId: profileId, reportOption } = state.session;
  if (facts === null || userGroupId === undefined || profileId === null || reportOption === null) return null;
  return {
    ...facts,
    userGroupId,
    profileId,
    sendToAims: reportOption !== 'doNotReport',
    isAnonymous: reportOption === 'reportAnonymously',
  };
}
