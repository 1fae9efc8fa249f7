import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { LoginSessionDetails } from '../../core/domain/login-session.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { TokenHolder } from './access-tokens.ts';
import type { Stores } from './unit-of-work.ts';
import type { AccountDeps } from './deps.ts';

export type ListLoginSessions = (caller: TokenHolder) => Promise<Result<readonly LoginSessionDetails[], never>>;

/** The login sessions of the caller's account: the caller's own first, then the last used ones. */
export async function detailsOfLoginSessions(
  { loginSessions }: Stores,
  { userId, loginSessionId }: TokenHolder,
  now: number,
): Promise<readonly LoginSessionDetails[]> {
  const details = (await loginSessions.listOf(userId, now)).map((loginSession) => ({
    id: loginSession.loginSessionId,
    ...loginSession.browser,
    isCurrent: loginSession.loginSessionId === loginSessionId,
    startedAt: toIsoInstant(loginSession.startedAt),
    lastUsedAt: toIsoInstant(loginSession.lastUsedAt),
  }));
  return [...details.filter(({ isCurrent }) => isCurrent), ...details.filter(({ isCurrent }) => !isCurrent)];
}

/** Lists them. */
export function makeListLoginSessions({ unitOfWork, clock }: AccountDeps): ListLoginSessions {
  return (caller) => unitOfWork.run(async (stores) => ok(await detailsOfLoginSessions(stores, caller, clock.now())));
}
