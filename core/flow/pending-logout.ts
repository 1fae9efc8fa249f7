import type { AuthApi } from '../ports/auth-api.ts';
import type { WithLock } from '../ports/with-lock.ts';
import type { Storage } from '../ports/storage.ts';
import { PENDING_LOGOUT_KEY } from './persisted-state.ts';
import { asText } from './persisted-values.ts';
import { isResultOfWaiting, type Outbox } from './outbox.ts';

/** What ending a sign-in looks at. */
export interface PendingLogoutDeps {
  readonly storage: Storage;
  readonly authApi: AuthApi;
  readonly withLock: WithLock;
  readonly outbox: () => Outbox;
  /** Tells whether everything was said that could be said for anybody. */
  readonly sendWaiting: () => Promise<boolean>;
}

/** Whose logout the server has not heard of; null when it has heard of every one. */
export function pendingLogoutOf(storage: Storage): string | null {
  return asText(storage.read(PENDING_LOGOUT_KEY));
}

/**
 * Ends the sign-in of an account with the server. A logout that the server did not hear of is owed until it does; whoever signs in
 * meanwhile owes nothing any more. What that person left to be sent goes first, since only their sign-in can send it.
 */
export function makeEndLogin({ storage, authApi, withLock, outbox, sendWaiting }: PendingLogoutDeps) {
  return async (userId: string): Promise<void> => {
    storage.write(PENDING_LOGOUT_KEY, userId);
    // A submission that is under way needs the login that ends here.
    await withLock('submission', () => Promise.resolve());
    const isThrough = await sendWaiting();
    const isLeaving = pendingLogoutOf(storage) === userId;
    if (!isLeaving || (!isThrough && isResultOfWaiting(outbox(), userId))) return;
    await withLock('login', async () => {
      if (pendingLogoutOf(storage) !== userId) return;
      const answer = await authApi.logOut();
      if (answer.ok) storage.remove(PENDING_LOGOUT_KEY);
    });
  };
}
