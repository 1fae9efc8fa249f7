import type { ServerClock } from '../clock.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';
import type { LoginSessionStore } from './ports.ts';

export type Authenticate = (accessToken: string) => Promise<TokenHolder | null>;

/**
 * Finds the holder of a valid access token. The token ends with its login session, at logout or when the password changes, even before
 * it expires. `loginSessions` needs no transaction, because only one row is read.
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
