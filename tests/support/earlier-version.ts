import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { storedState } from '../../core/flow/app-runner.ts';
import { EMPTY_SESSION } from '../../core/flow/session.ts';
import type { PendingCall } from '../../core/flow/test-calls.ts';
import { asTestRecord, testIdOfKey, type TestRecord } from '../../core/flow/test-record.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { StoredValues } from '../../scenarios/stored-values.ts';

/** A storage with these values. */
export function storageWith(values: StoredValues): Storage {
  const storage = makeMemoryStorage();
  Object.entries(values).forEach(([key, value]) => storage.write(key, value));
  return storage;
}

function recordsIn(values: StoredValues): readonly TestRecord[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const testId = testIdOfKey(key);
    return (testId === null ? null : asTestRecord(testId, value)) ?? [];
  });
}

const proofOf = ({ open, testId }: TestRecord) => (open?.proof ? { ...open.proof, testId } : undefined);

function oldCall({ isWaiting: _isWaiting, error: _error, ...call }: PendingCall, at: number) {
  return { ...call, id: at + 1 };
}

/** What a version of the app before the records stored where this one stores these values: one key for each part of a test, and lists of calls. */
export function asStoredEarlier(values: StoredValues): StoredValues {
  const records = recordsIn(values);
  const { session, identity, account, visit } = storedState(storageWith(values));
  const shown = records.find(({ open }) => open !== null && open.session.testId === session.testId);
  const left = records.flatMap((record) => {
    const { owner, open } = record;
    if (record === shown || open === null || owner.kind !== 'account') return [];
    return [{ ownerId: owner.userId, session: open.session, timerProof: proofOf(record) }];
  });
  const refused = records.flatMap(({ testId, refusal }, at) => {
    if (refusal === null) return [];
    const { error, testDate, call } = refusal;
    return [{ id: 100 + at, testId, testDate, error, call: call ?? undefined }];
  });
  const { otpChallenge, newUser, isAfterGuest } = account;
  return {
    session: shown === undefined ? { ...EMPTY_SESSION, ...session } : session,
    ...identity,
    account: { otpChallenge, newUser, isAfterGuest },
    visit,
    timerProof: shown === undefined ? undefined : proofOf(shown),
    outbox: { waiting: records.flatMap(({ calls }) => calls).map(oldCall), refused },
    leftTest: left.length === 0 ? undefined : left,
  };
}
