import type { AuthApi } from '../ports/auth-api.ts';
import type { WithLock } from '../ports/with-lock.ts';
import type { Storage } from '../ports/storage.ts';
import { PENDING_LOGOUT_KEY } from './persisted-state.ts';
import { asText } from './persisted-values.ts';
import { hasPendingResultOf, type Outbox } from './outbox.ts';

/** Dependencies of a logout. */
export interface PendingLogoutDeps {
  readonly storage: Storage;
  readonly authApi: AuthApi;
  readonly withLock: WithLock;
  readonly outbox: () => Outbox;
  /** Resolves with whether everything that could be sent was sent. */
  readonly sendWaiting: () => Promise<boolean>;
}

/** The account whose logout the server has not confirmed; null if there is none. */
export function pendingLogoutOf(storage: Storage): string | null {
  return asText(storage.read(PENDING_LOGOUT_KEY));
}

/**
 * Ends the login of an account on the server. An unconfirmed logout stays pending until the server confirms it or another login
 * replaces it. The account's pending results go first, since only this login can send them.
 */
export function makeEndLogin({ storage, authApi, withLock, outbox, sendWaiting }: PendingLogoutDeps) {
  return async (userId: string): Promise<void> => {
    storage.write(PENDING_LOGOUT_KEY, userId);
    // A submission in progress needs the login that ends here.
    await withLock('submission', () => Promise.resolve());
    const isAllSent = await sendWaiting();
    const isStillPending = pendingLogoutOf(storage) === userId;
    if (!isStillPending || (!isAllSent && hasPendingResultOf(outbox(), userId))) return;
    await withLock('login', async () => {
      if (pendingLogoutOf(storage) !== userId) return;
      const answer = await authApi.logOut();
      if (answer.ok) storage.remove(PENDING_LOGOUT_KEY);
    });
  };
}
