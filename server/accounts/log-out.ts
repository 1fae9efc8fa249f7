import { ok } from '../../core/domain/result.ts';
import type { UnitOfWork } from '../unit-of-work/ports.ts';
import { readRefreshToken } from './refresh-token.ts';

export type LogOut = (refreshToken: string | undefined) => Promise<void>;

/** Ends the sign-in that a refresh token belongs to, an exchanged one too: who logs out wants nothing of it left. */
export function makeLogOut({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): LogOut {
  return async (refreshToken) => {
    const given = readRefreshToken(refreshToken);
    if (given === null) return;
    await unitOfWork.run(async ({ loginSessions }) => ok(await loginSessions.end(given.loginSessionId)));
  };
}
