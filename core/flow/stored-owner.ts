import type { Storage } from '../ports/storage.ts';
import type { AppState, LogoutMessage } from './app-state.ts';
import { PERSISTED_KEYS, VISIT_KEY } from './persisted-state.ts';
import { asFlag, asRecord, asText, asWhole } from './persisted-values.ts';
import { parkedTestOf } from './parked-test.ts';
import { isIdentified } from './selectors.ts';

/**
 * Who owns the stored state, compared with a tab. `own`: the tab's person. `another`: another person logged in in another tab.
 * `loggedOut`: the tab's person logged out in another tab. `empty`: the storage was cleared, or stores nothing.
 */
export type StoredOwner = 'own' | 'another' | 'loggedOut' | 'empty';

/** The account in the storage; another tab may have changed it. */
export function storedUserId(storage: Storage): string | null {
  return asText(asRecord(storage.read(PERSISTED_KEYS.currentUser))?.uuid);
}

/** Compares the stored person with the tab's: accounts by their id, guests by the number of their visit. */
export function storedOwner(storage: Storage, { identity, visit }: AppState): StoredOwner {
  const storedVisit = asWhole(storage.read(VISIT_KEY));
  const userId = storedUserId(storage);
  if (userId !== null) return userId === identity.currentUser?.uuid ? 'own' : 'another';
  if (asFlag(storage.read(PERSISTED_KEYS.isGuestLogin))) {
    return identity.isGuestLogin && visit === (storedVisit ?? 0) ? 'own' : 'another';
  }
  if (!isIdentified({ identity })) return 'own';
  return storedVisit === null ? 'empty' : 'loggedOut';
}

/** The message of a tab that ends because another person logged in, or its own logged out elsewhere. A parked test takes priority. */
export function yieldMessage(storage: Storage, { identity }: AppState, owner: StoredOwner): LogoutMessage {
  const userId = identity.currentUser?.uuid;
  if (userId !== undefined && parkedTestOf(storage, userId) !== null) return 'loginEnded';
  return owner === 'another' ? 'otherPerson' : 'otherTab';
}
