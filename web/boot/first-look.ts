import type { PERSISTED_KEYS, PENDING_LOGOUT_KEY } from '../../core/flow/persisted-state.ts';
import type { OUTBOX_KEY } from '../../core/flow/outbox.ts';
import type { Storage } from '../../core/ports/storage.ts';

type PersistedKey = (typeof PERSISTED_KEYS)[keyof typeof PERSISTED_KEYS];

/** The keys that tell of somebody, by their names alone: the code that reads the rest comes later. */
const IDENTITY_KEYS = ['isGuestLogin', 'currentUser'] as const satisfies readonly PersistedKey[];

/** Whether a guest or a signed-in user was here before. */
export function hasSavedIdentity(storage: Storage): boolean {
  return IDENTITY_KEYS.some((key) => Boolean(storage.read(key)));
}

const OWED_KEYS = ['outbox', 'owedLogout'] as const satisfies readonly (
  typeof OUTBOX_KEY | typeof PENDING_LOGOUT_KEY
)[];

/** Whether an earlier visit left something that the server has not heard of. */
export function hasPendingLogout(storage: Storage): boolean {
  return OWED_KEYS.some((key) => Boolean(storage.read(key)));
}
