import type { PERSISTED_KEYS, PENDING_LOGOUT_KEY } from '../../core/flow/persisted-state.ts';
import type { Storage } from '../../core/ports/storage.ts';

/** Only the keys are listed here; the code that parses all values is loaded later. */
const PERSON = 'person' satisfies (typeof PERSISTED_KEYS)['person'];
const OWED_LOGOUT = 'owedLogout' satisfies typeof PENDING_LOGOUT_KEY;
const TESTS = 'test.';
/** What an earlier version stored of a person, and of tests and calls that wait (core/flow/migrate-stored.ts). */
const EARLIER_PERSON = ['isGuestLogin', 'currentUser'] as const;
const EARLIER_TESTS: readonly string[] = ['outbox', 'leftTest'];

/** Whether an earlier version stored something that has to be read first (core/flow/migrate-stored.ts). */
export function hasEarlierValues(storage: Storage): boolean {
  return [...EARLIER_PERSON, ...EARLIER_TESTS].some((key) => Boolean(storage.read(key)));
}

/** Whether the state of a guest or a logged-in user is persisted in this browser. */
export function hasSavedIdentity(storage: Storage): boolean {
  const person = storage.read(PERSON) as { readonly who?: unknown } | null | undefined;
  return (person?.who ?? null) !== null || EARLIER_PERSON.some((key) => Boolean(storage.read(key)));
}

/** Whether something of an earlier visit goes on: a logout that was not sent, or a test whose calls wait or whose timer runs. */
export function hasUnfinished(storage: Storage): boolean {
  const isTest = (key: string): boolean => key.startsWith(TESTS) || EARLIER_TESTS.includes(key);
  return Boolean(storage.read(OWED_LOGOUT)) || storage.keys().some(isTest);
}
