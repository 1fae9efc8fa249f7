import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Session } from './ports.ts';
import { makeRefreshToken, readRefreshToken } from './refresh-token.ts';
import { SESSION_LIFETIME_MS, toLogin, type OpenSession, type SignIn } from './sign-in.ts';

/** How long the answer to an exchange may be asked for again: a page that never heard it may not ask before its next refresh. */
const LOST_ANSWER_MS = 30 * 60_000;

/** `attemptId` names the attempt, so that a page that never heard the answer can ask for it again; null where it is not named. */
export type Refresh = (
  refreshToken: string | undefined,
  attemptId: string | null,
) => Promise<Result<SignIn, 'not-signed-in'>>;

/**
 * Exchanges a refresh token for the next one and an access token. A token that was exchanged before is in two hands, so it ends the
 * sign-in; but for the same attempt, not long after, while its answer was not used: that one was lost on the way.
 */
export function makeRefresh({
  unitOfWork,
  clock,
  accessTokens,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly accessTokens: AccessTokens;
}): Refresh {
  return async (refreshToken, attemptId) => {
    const given = readRefreshToken(refreshToken);
    if (given === null) return err('not-signed-in');
    const exchanged = await unitOfWork.run<OpenSession | null, never>(async (stores) => {
      const now = clock.now();
      const session = await stores.sessions.lockAndFind(given.sessionId);
      if (session === null) return ok(null);
      const rotation = rotationOf(session, given.hash, attemptId, now);
      if (rotation !== null) return ok(await rotate(stores, session, rotation, attemptId, now));
      // No refusal here: that the sign-in ended must be kept.
      await stores.sessions.end(session.sessionId);
      return ok(null);
    });
    if (!exchanged.ok || exchanged.value === null) return err('not-signed-in');
    return ok(await toLogin(accessTokens, exchanged.value));
  };
}

type Rotation = Pick<Session, 'previousTokenHash' | 'rotatedAt'>;

/** What the next token comes from, and since when; null when the given one is not good. */
function rotationOf(session: Session, hash: string, attemptId: string | null, now: number): Rotation | null {
  if (session.expiresAt <= now) return null;
  if (hash === session.tokenHash) return { previousTokenHash: hash, rotatedAt: now };
  const isLostAnswer =
    hash === session.previousTokenHash &&
    attemptId !== null &&
    attemptId === session.attemptId &&
    now - session.rotatedAt <= LOST_ANSWER_MS;
  return isLostAnswer ? session : null;
}

async function rotate(
  { sessions, users, otpDevices }: Stores,
  session: Session,
  { previousTokenHash, rotatedAt }: Rotation,
  attemptId: string | null,
  now: number,
): Promise<OpenSession | null> {
  const user = await users.find(session.userId);
  if (user === null) return null;
  const { text, hash } = makeRefreshToken(session.sessionId);
  await sessions.rotate({
    ...session,
    tokenHash: hash,
    attemptId,
    previousTokenHash,
    rotatedAt,
    expiresAt: now + SESSION_LIFETIME_MS,
  });
  return { sessionId: session.sessionId, user, devices: await otpDevices.listOf(user.userId), refreshToken: text };
}
