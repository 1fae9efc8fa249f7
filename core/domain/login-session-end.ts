import { LOGIN_SESSION_IDLE_MS, LOGIN_SESSION_LIFETIME_MS } from './limits.ts';

/** When a login session ends unless another call uses it. Instants in epoch milliseconds. */
export function loginSessionEnd(startedAt: number, lastUsedAt: number): number {
  return Math.min(lastUsedAt + LOGIN_SESSION_IDLE_MS, startedAt + LOGIN_SESSION_LIFETIME_MS);
}
