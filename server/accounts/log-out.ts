import { ok } from '../../core/domain/result.ts';
import { readRefreshToken } from './refresh-token.ts';
import type { AccountDeps } from './deps.ts';

export type LogOut = (refreshToken: string | undefined) => Promise<void>;

/** Ends the login session of a refresh token, even if the token was already exchanged: a logout must leave nothing valid. An id alone ends none. */
export function makeLogOut({ unitOfWork, trail }: AccountDeps): LogOut {
  return async (refreshToken) => {
    const given = readRefreshToken(refreshToken);
    if (given === null) return;
    const ended = await unitOfWork.run<string | null, never>(async ({ loginSessions }) => {
      const loginSession = await loginSessions.lockAndFind(given.loginSessionId);
      await loginSessions.end(given.loginSessionId);
      return ok(loginSession?.userId ?? null);
    });
    if (ended.ok && ended.value !== null) trail.note('loggedOut', { account: ended.value });
  };
}
