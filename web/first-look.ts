import type { KEPT_KEYS } from '../core/flow/kept-state.ts';
import type { Storage } from '../core/ports/storage.ts';

type KeptKey = (typeof KEPT_KEYS)[keyof typeof KEPT_KEYS];

/** The keys that tell of somebody, by their names alone: the code that reads the rest comes later. */
const IDENTITY_KEYS = ['isGuestLogin', 'currentUser'] as const satisfies readonly KeptKey[];

/** Whether a guest or a signed-in user was here before. */
export function isSomebodyKept(storage: Storage): boolean {
  return IDENTITY_KEYS.some((key) => Boolean(storage.read(key)));
}
