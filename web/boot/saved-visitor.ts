import type { PERSISTED_KEYS, PENDING_LOGOUT_KEY } from '../../core/flow/persisted-state.ts';
import type { OUTBOX_KEY } from '../../core/flow/outbox.ts';
import type { Storage } from '../../core/ports/storage.ts';

type PersistedKey = (typeof PERSISTED_KEYS)[keyof typeof PERSISTED_KEYS];

/**
 * The persisted keys that identify a guest or a logged-in user. Only the keys are listed here; the code that parses all
 * values is loaded later.
 */
const IDENTITY_KEYS = ['isGuestLogin', 'currentUser'] as const satisfies readonly PersistedKey[];

/** Whether the state of a guest or a logged-in user is persisted in this browser. */
export function hasSavedIdentity(storage: Storage): boolean {
  return IDENTITY_KEYS.some((key) => Boolean(storage.read(key)));
}

const UNSENT_KEYS = ['outbox', 'owedLogout'] as const satisfies readonly (
  typeof OUTBOX_KEY | typeof PENDING_LOGOUT_KEY
)[];

/** Whether a logout of an earlier visit has not been sent to the server yet. */
export function hasPendingLogout(storage: Storage): boolean {
  return UNSENT_KEYS.some((key) => Boolean(storage.read(key)));
}
