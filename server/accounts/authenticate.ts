import type { ServerClock } from '../clock.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';
import type { LoginSessionStore } from './ports.ts';

export type Authenticate = (accessToken: string) => Promise<TokenHolder | null>;

/**
 * Who holds a good access token. It ends with its sign-in, at logout and when the password changes, before its own time is up.
 * `sessions` need no transaction: the one row that is read is looked at once.
 */
export function makeAuthenticate({
  loginSessions,
  clock,
  accessTokens,
}: {
  readonly loginSessions: Pick<LoginSessionStore, 'exists'>;
  readonly clock: ServerClock;
  readonly accessTokens: AccessTokens;
}): Authenticate {
  return async (accessToken) => {
    const holder = await accessTokens.read(accessToken);
    if (holder === null) return null;
    const { loginSessionId, userId } = holder;
    return (await loginSessions.exists(loginSessionId, userId, clock.now())) ? holder : null;
  };
}
