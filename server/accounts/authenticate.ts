import { ok } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';

export type Authenticate = (accessToken: string) => Promise<TokenHolder | null>;

/** Who holds a good access token. It ends with its sign-in, at logout and when the password changes, before its own time is up. */
export function makeAuthenticate({
  unitOfWork,
  clock,
  accessTokens,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly accessTokens: AccessTokens;
}): Authenticate {
  return async (accessToken) => {
    const holder = await accessTokens.read(accessToken);
    if (holder === null) return null;
    const { sessionId, userId } = holder;
    const lasts = await unitOfWork.run(async ({ sessions }) =>
      ok(await sessions.exists(sessionId, userId, clock.now())),
    );
    return lasts.ok && lasts.value ? holder : null;
  };
}
