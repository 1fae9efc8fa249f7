import { loginSessionEnd } from '../../core/domain/login-session-end.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Stores } from './unit-of-work.ts';
import type { LoginSession } from './ports.ts';
import { makeRefreshToken, readRefreshToken } from './refresh-token.ts';
import { issueTokens, type OpenLoginSession, type LoginTokens } from './login-session.ts';
import type { AccountDeps } from './deps.ts';

/** How long a lost answer can be requested again; a page may retry only at its next refresh. */
const LOST_ANSWER_MS = 30 * 60_000;

/** `attemptId` identifies the attempt for a retry after a lost answer; null if the client sent none. */
export type Refresh = (
  refreshToken: string | undefined,
  attemptId: string | null,
) => Promise<Result<LoginTokens, 'not-signed-in'>>;

/** The outcome of an exchange. */
interface Exchange {
  readonly opened: OpenLoginSession | null;
  /** The account of a token that was used a second time. */
  readonly reusedBy: string | null;
}

const NOTHING: Exchange = { opened: null, reusedBy: null };

/**
 * Exchanges a refresh token for the next one and an access token. Reusing an exchanged token ends the login session, because two clients
 * hold it. The one exception is a retry of the same attempt, shortly after, while the new token is unused: its answer was lost.
 */
export function makeRefresh({ unitOfWork, clock, accessTokens, trail }: AccountDeps): Refresh {
  return async (refreshToken, attemptId) => {
    const given = readRefreshToken(refreshToken);
    if (given === null) return err('not-signed-in');
    const exchanged = await unitOfWork.run<Exchange, never>(async (stores) => {
      const now = clock.now();
      const loginSession = await stores.loginSessions.lockAndFind(given.loginSessionId);
      if (loginSession === null) return ok(NOTHING);
      const rotation = rotationOf(loginSession, given.hash, attemptId, now);
      if (rotation !== null) {
        return ok({ ...NOTHING, opened: await rotate(stores, loginSession, rotation, { ...given, attemptId }, now) });
      }
      // Returns ok, so that the transaction is committed and the login session stays ended.
      await stores.loginSessions.end(loginSession.loginSessionId);
      return ok({ ...NOTHING, reusedBy: isOver(loginSession, now) ? null : loginSession.userId });
    });
    if (!exchanged.ok) return exchanged;
    const { opened, reusedBy } = exchanged.value;
    if (reusedBy !== null) trail.note('refreshTokenReused', { account: reusedBy });
    return opened === null ? err('not-signed-in') : ok(await issueTokens(accessTokens, opened));
  };
}

function isOver({ startedAt, lastUsedAt }: LoginSession, now: number): boolean {
  return loginSessionEnd(startedAt, lastUsedAt) <= now;
}

type Rotation = Pick<LoginSession, 'previousTokenHash' | 'rotatedAt'>;

/** The previous token for the next one, and when it was exchanged; null when the given token is not valid. */
function rotationOf(loginSession: LoginSession, hash: string, attemptId: string | null, now: number): Rotation | null {
  if (isOver(loginSession, now)) return null;
  if (hash === loginSession.tokenHash) return { previousTokenHash: hash, rotatedAt: now };
  const isLostResponse =
    hash === loginSession.previousTokenHash &&
    attemptId !== null &&
    attemptId === loginSession.attemptId &&
    now - loginSession.rotatedAt <= LOST_ANSWER_MS;
  return isLostResponse ? loginSession : null;
}

async function rotate(
  { loginSessions, users, otpDevices }: Stores,
  loginSession: LoginSession,
  { previousTokenHash, rotatedAt }: Rotation,
  { sessionSecret, attemptId }: { readonly sessionSecret: string; readonly attemptId: string | null },
  now: number,
): Promise<OpenLoginSession | null> {
  const user = await users.find(loginSession.userId);
  if (user === null) return null;
  const { text, hash } = makeRefreshToken(sessionSecret);
  await loginSessions.rotate({
    ...loginSession,
    tokenHash: hash,
    attemptId,
    previousTokenHash,
    rotatedAt,
    lastUsedAt: now,
  });
  return {
    loginSessionId: loginSession.loginSessionId,
    user,
    devices: await otpDevices.listOf(user.userId),
    refreshToken: text,
  };
}
