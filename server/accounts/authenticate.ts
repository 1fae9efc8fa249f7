import type { ServerClock } from '../clock.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';
import type { SessionStore } from './ports.ts';

export type Authenticate = (accessToken: string) => Promise<TokenHolder | null>;

/**
 * Who holds a good access token. It ends with its sign-in, at logout and when the password changes, before its own time is up.
 * `sessions` need no transaction: the one row that is read is looked at once.
 */
export function makeAuthenticate({
  sessions,
  clock,
  accessTokens,
}: {
  readonly sessions: Pick<SessionStore, 'exists'>;
  readonly clock: ServerClock;
  readonly accessTokens: AccessTokens;
}): Authenticate {
  return async (accessToken) => {
    const holder = await accessTokens.read(accessToken);
    if (holder === null) return null;
    const { sessionId, userId } = holder;
    return (await sessions.exists(sessionId, userId, clock.now())) ? holder : null;
  };
}
