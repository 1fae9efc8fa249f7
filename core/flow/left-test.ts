import type { Storage } from '../ports/storage.ts';
import type { LogoutMessage } from './app-state.ts';
import { asSession, KEPT_KEYS } from './kept-state.ts';
import { asRecord, asText } from './kept-values.ts';
import { isTestInProgress } from './selectors.ts';
import type { TestSession } from './session.ts';

/** Kept beyond a logout that nobody asked for: a test under way, and whose it is. It is shown to nobody until its owner is back. */
export const LEFT_TEST_KEY = 'leftTest';

/** Logouts by which the person did not leave: the sign-in ended on the server, a new password ended it, or a public route did. */
const NOT_LEAVING: ReadonlySet<LogoutMessage | null> = new Set([null, 'passwordChanged', 'signInEnded']);

/** The account that the storage holds; another tab may have changed it. */
export function keptUserId(storage: Storage): string | null {
  return asText(asRecord(storage.read(KEPT_KEYS.currentUser))?.uuid);
}

/** Lays the test of an account that is logged out aside, where the person did not leave. */
export function leaveTest(storage: Storage, ownerId: string, message: LogoutMessage | null): void {
  const session = asSession(storage.read(KEPT_KEYS.session));
  if (!NOT_LEAVING.has(message) || !isTestInProgress(session) || keptUserId(storage) !== ownerId) return;
  storage.write(LEFT_TEST_KEY, { ownerId, session });
}

/** The test that waits for an account; null where there is none, or somebody else's. */
export function leftTestOf(storage: Storage, userId: string): TestSession | null {
  const left = asRecord(storage.read(LEFT_TEST_KEY));
  return asText(left?.ownerId) === userId ? asSession(left?.session) : null;
}
