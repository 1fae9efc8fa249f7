import { ok } from '../../core/domain/result.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { readRefreshToken } from './refresh-token.ts';

export type LogOut = (refreshToken: string | undefined) => Promise<void>;

/** Ends the login session of a refresh token, even if the token was already exchanged: a logout must leave nothing valid. */
export function makeLogOut({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): LogOut {
  return async (refreshToken) => {
    const given = readRefreshToken(refreshToken);
    if (given === null) return;
    await unitOfWork.run(async ({ loginSessions }) => ok(await loginSessions.end(given.loginSessionId)));
  };
}
