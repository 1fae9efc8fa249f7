import { LAST_INPUT_KEY, PERSISTED_KEYS } from '../core/flow/persisted-state.ts';
import { asRecord } from '../core/flow/persisted-values.ts';
import { asPerson, NOBODY } from '../core/flow/person.ts';
import type { TestSession } from '../core/flow/session.ts';
import type { Storage } from '../core/ports/storage.ts';
import { asTestRecord, isOwn, testIdOfKey, type TestRecord } from '../core/flow/test-record.ts';

/** The values of a test that a scenario can delete from the storage, as if damaged, by their names in product.md section 3. */
export const LOSABLE = [
  'selectedProfileId',
  'isSymptomatic',
  'device',
  'isDeviceIdSaved',
  'isSelfCollecting',
  'result',
  'testId',
] as const satisfies readonly (keyof TestSession)[];
export type Losable = (typeof LOSABLE)[number];

/** Everything that the app stores, by its keys. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** Everything in a storage. */
export function storedValues(storage: Storage): StoredValues {
  return Object.fromEntries(storage.keys().map((key) => [key, storage.read(key)]));
}

/** The stored tests by their keys. */
function testsIn(stored: StoredValues): readonly (readonly [string, TestRecord])[] {
  return Object.entries(stored).flatMap(([key, value]) => {
    const testId = testIdOfKey(key);
    const record = testId === null ? null : asTestRecord(testId, value);
    return record === null ? [] : [[key, record] as const];
  });
}

/** The key and the record of the test under way, rather of the person who is here; null without one. */
export function storedTest(stored: StoredValues): readonly [string, TestRecord] | null {
  const person = asPerson(stored[PERSISTED_KEYS.person]) ?? NOBODY;
  const open = testsIn(stored).filter(([, record]) => record.open !== null);
  return open.find(([, record]) => isOwn(person, record)) ?? open[0] ?? null;
}

/** A stored record without one of the values of its test. */
export function withoutStoredValue(record: unknown, lost: Losable): unknown {
  const { open } = asRecord(record) ?? {};
  const { session } = asRecord(open) ?? {};
  const { [lost]: _lost, ...others } = asRecord(session) ?? {};
  return { ...asRecord(record), open: { ...asRecord(open), session: others } };
}

/**
 * Whether the browser stores nothing about any earlier person or their test, except calls that wait, tests of accounts whose owners did not
 * choose to leave, and the email address that the person asked to be remembered.
 */
export function isForgotten(stored: StoredValues): boolean {
  const person = asPerson(stored[PERSISTED_KEYS.person]);
  const { otpChallenge = null, newUser = null } = asRecord(stored[PERSISTED_KEYS.registration]) ?? {};
  const hasGuestTest = testsIn(stored).some(([, { open, owner }]) => open !== null && owner.kind === 'guest');
  const isNobodyHere = (person?.who ?? null) === null && otpChallenge === null && newUser === null;
  return isNobodyHere && (stored[LAST_INPUT_KEY] ?? null) === null && !hasGuestTest;
}
