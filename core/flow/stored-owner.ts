import type { Storage } from '../ports/storage.ts';
import type { AppState, LogoutMessage } from './app-state.ts';
import { PERSISTED_KEYS, VISIT_KEY } from './persisted-state.ts';
import { asFlag, asRecord, asText, asWhole } from './persisted-values.ts';
import { parkedTestOf } from './parked-test.ts';
import { isIdentified } from './selectors.ts';

/**
 * Whose the stored state is, seen from a tab. `own`: the tab may write. `another`: another person came in another tab.
 * `loggedOut`: the tab's person logged out in another tab. `empty`: the storage was cleared, or stores nothing.
 */
export type StoredOwner = 'own' | 'another' | 'loggedOut' | 'empty';

/** The account that the storage holds; another tab may have changed it. */
export function keptUserId(storage: Storage): string | null {
  return asText(asRecord(storage.read(PERSISTED_KEYS.currentUser))?.uuid);
}

/** Compares the stored person with the tab's: accounts by their id, guests by the number of their visit. */
export function storedOwner(storage: Storage, { identity, visit }: AppState): StoredOwner {
  const storedVisit = asWhole(storage.read(VISIT_KEY));
  const userId = keptUserId(storage);
  if (userId !== null) return userId === identity.currentUser?.uuid ? 'own' : 'another';
  if (asFlag(storage.read(PERSISTED_KEYS.isGuestLogin))) {
    return identity.isGuestLogin && visit === (storedVisit ?? 0) ? 'own' : 'another';
  }
  if (!isIdentified({ identity })) return 'own';
  return storedVisit === null ? 'empty' : 'loggedOut';
}

/** The message in a tab that ends because another person came, or its own logged out elsewhere. A test that was laid aside is named first. */
export function yieldMessage(storage: Storage, { identity }: AppState, owner: StoredOwner): LogoutMessage {
  const userId = identity.currentUser?.uuid;
  if (userId !== undefined && parkedTestOf(storage, userId) !== null) return 'loginEnded';
  return owner === 'another' ? 'otherPerson' : 'otherTab';
}
