import type { ServerClock } from '../clock.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';
import type { LoginSessionStore } from './kysely-login-session-store.ts';

export type Authenticate = (accessToken: string) => Promise<TokenHolder | null>;

/** Uses are noted to the minute, so that most calls only read. */
const NOTED_EVERY_MS = 60_000;

/**
 * Finds the holder of a valid access token, and notes the use of its login session. The token ends with the login session, even before
 * it expires. `loginSessions` needs no transaction, because one row is read or written at a time.
 */
export function makeAuthenticate({
  loginSessions,
  clock,
  accessTokens,
  trail,
}: {
  readonly loginSessions: Pick<LoginSessionStore, 'findLive' | 'noteUse'>;
  readonly clock: ServerClock;
  readonly accessTokens: AccessTokens;
  readonly trail: SecurityTrail;
}): Authenticate {
  return async (accessToken) => {
    const holder = await accessTokens.read(accessToken);
    if (holder === null) {
      trail.note('accessTokenRefused', { account: null, reason: 'forgedOrExpired' });
      return null;
    }
    const { loginSessionId, userId } = holder;
    const now = clock.now();
    const live = await loginSessions.findLive(loginSessionId, userId, now);
    if (live === null) {
      trail.note('accessTokenRefused', { account: userId, reason: 'sessionEnded' });
      return null;
    }
    if (now - live.lastUsedAt >= NOTED_EVERY_MS) await loginSessions.noteUse(loginSessionId, live.startedAt, now);
    return holder;
  };
}
