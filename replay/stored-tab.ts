import type { AppState } from '../core/flow/app-state.ts';
import { flowNameOf } from '../core/flow/flows.ts';
import { ownerOf, type Owner, type Person } from '../core/flow/person.ts';
import { isTestInProgress } from '../core/flow/selectors.ts';
import { EMPTY_SESSION } from '../core/flow/session.ts';
import { testIdOf, type DeferredCall } from '../core/flow/test-calls.ts';
import { newRecord, openedTest, type TestRecord } from '../core/flow/test-record.ts';

/** The person of a state, as a tab keeps them. */
export function personIn({ identity, visit, session }: AppState): Person {
  const { currentUser: user, profiles, isGuestLogin } = identity;
  const guest = isGuestLogin ? ({ kind: 'guest' } as const) : null;
  const lastFlow = session.isFollowingTest || session.isReportingResult ? flowNameOf(session) : null;
  return { visit, who: user === null ? guest : { kind: 'account', user, profiles }, lastFlow };
}

/** The tests of a state, as a tab keeps them, with its calls and refusals; `now` in epoch milliseconds. */
export function testsIn(state: AppState, now: number): ReadonlyMap<string, TestRecord> {
  const { session, identity, account, outbox } = state;
  const records = new Map<string, TestRecord>();
  const here: Owner = ownerOf(personIn(state)) ?? { kind: 'guest', visit: -1 };
  const recordOf = (testId: string, call?: DeferredCall): TestRecord => {
    const owner: Owner = call?.kind === 'result' ? { kind: 'account', userId: call.ownerId } : here;
    return records.get(testId) ?? { ...newRecord(testId, owner, EMPTY_SESSION, now), open: null };
  };
  if (isTestInProgress(session)) {
    const testId = session.testId ?? 'unknown';
    const { guestForm, guestUser: guestInfo } = identity;
    const open = { ...openedTest(session), guestForm, guestInfo, isClaimed: account.isAfterGuest };
    records.set(testId, { ...newRecord(testId, here, session, now), open });
  }
  for (const call of outbox.waiting) {
    const before = recordOf(testIdOf(call), call);
    records.set(before.testId, { ...before, calls: [...before.calls, call] });
  }
  for (const { testId, testDate, error, call = null } of outbox.refused) {
    records.set(testId, {
      ...recordOf(testId, call ?? undefined),
      refusal: { error, testDate, call, callId: '', at: now },
    });
  }
  return records;
}
