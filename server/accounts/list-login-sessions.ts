import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { LoginSessionFacts } from '../../core/domain/login-session.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { TokenHolder } from './access-tokens.ts';
import type { Stores, UnitOfWork } from './unit-of-work.ts';

export type ListLoginSessions = (caller: TokenHolder) => Promise<Result<readonly LoginSessionFacts[], never>>;

/** The login sessions of the caller's account: the caller's own first, then the last used ones. */
export async function factsOfLoginSessions(
  { loginSessions }: Stores,
  { userId, loginSessionId }: TokenHolder,
  now: number,
): Promise<readonly LoginSessionFacts[]> {
  const facts = (await loginSessions.listOf(userId, now)).map((loginSession) => ({
    id: loginSession.loginSessionId,
    ...loginSession.browser,
    isCurrent: loginSession.loginSessionId === loginSessionId,
    startedAt: toIsoInstant(loginSession.startedAt),
    lastUsedAt: toIsoInstant(loginSession.lastUsedAt),
  }));
  return [...facts.filter(({ isCurrent }) => isCurrent), ...facts.filter(({ isCurrent }) => !isCurrent)];
}

/** Lists them. */
export function makeListLoginSessions({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): ListLoginSessions {
  return (caller) => unitOfWork.run(async (stores) => ok(await factsOfLoginSessions(stores, caller, clock.now())));
}
