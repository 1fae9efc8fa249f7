import { createHash } from 'node:crypto';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { LoginSessionDetails } from '../../core/domain/login-session.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { TokenHolder } from './access-tokens.ts';
import type { Stores } from './unit-of-work.ts';
import type { AccountDeps } from './deps.ts';

/** As many as a JavaScript number holds exactly. */
const NUMBER_BYTES = 6;

export type ListLoginSessions = (caller: TokenHolder) => Promise<Result<readonly LoginSessionDetails[], never>>;

/** Names a login session in the list, always in the same way. */
export function numberOfLoginSession(loginSessionId: string): number {
  return createHash('sha256').update(loginSessionId).digest().readUIntBE(0, NUMBER_BYTES);
}

/** The login sessions of the caller's account: the caller's own first, then the last used ones. */
export async function detailsOfLoginSessions(
  { loginSessions }: Stores,
  { userId, loginSessionId }: TokenHolder,
  now: number,
): Promise<readonly LoginSessionDetails[]> {
  const details = (await loginSessions.listOf(userId, now)).map((loginSession) => ({
    number: numberOfLoginSession(loginSession.loginSessionId),
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
