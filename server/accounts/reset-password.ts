import { USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { Stores, UnitOfWork } from './unit-of-work.ts';
import type { Passwords } from './passwords.ts';
import type { ResetLink, User } from './ports.ts';
import type { CheckPassword, PasswordRejection } from './check-password.ts';
import { replacePassword } from './replace-password.ts';
import { readResetUid } from './reset-uid.ts';
import { hashSecretToken } from './secret-token.ts';

/** Why a password was not reset. */
export type ResetRejection =
  PasswordRejection | { readonly code: 'INVALID_TOKEN' } | { readonly code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' };

/** `attemptId` identifies the attempt for a retry after a lost answer; null if the client sent none. */
export type ResetPassword = (
  uid: string,
  token: string,
  newPassword: string,
  attemptId: string | null,
) => Promise<Result<void, ResetRejection>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly clock: ServerClock;
  readonly trail: SecurityTrail;
}

/** A reset link as a client sent it. */
interface GivenLink {
  readonly userId: string;
  readonly token: string;
  readonly attemptId: string | null;
}

/** The account of a valid link; `isRepeated` if the same attempt has used the link. */
interface OpenedLink {
  readonly user: User;
  readonly isRepeated: boolean;
}

const BAD_LINK = { code: 'INVALID_TOKEN' } as const;
const SAME_PASSWORD = { code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' } as const;

/**
 * Sets a password, other than the current one, by a link from an email, once (product.md section 2, `/reset-password`), and ends every
 * login session of the account. An attempt that is repeated with the same password, because its answer was lost, changes nothing.
 */
export function makeResetPassword({ unitOfWork, passwords, checkPassword, clock, trail }: Deps): ResetPassword {
  const open = async ({ users, resetLinks }: Stores, given: GivenLink): Promise<OpenedLink | null> => {
    const { userId, token, attemptId } = given;
    const isValid = async (tokenHash: string): Promise<boolean> => {
      const link = await resetLinks.find(userId, tokenHash);
      return link !== null && clock.now() < link.expiresAt;
    };
    const isUnused = await isValid(hashSecretToken(token));
    const isRepeated = !isUnused && attemptId !== null && (await isValid(hashUsedToken(token, attemptId)));
    const user = isUnused || isRepeated ? await users.find(userId) : null;
    return user === null ? null : { user, isRepeated };
  };

  /** False when the same attempt was faster. */
  const replace = (given: GivenLink, passwordHash: string): Promise<Result<boolean, typeof BAD_LINK>> =>
    unitOfWork.run(async (stores) => {
      await stores.users.lock(given.userId);
      const opened = await open(stores, given);
      if (opened === null) return err(BAD_LINK);
      if (opened.isRepeated) return ok(false);
      const now = clock.now();
      await replacePassword(stores, opened.user, passwordHash, now);
      if (given.attemptId !== null) await stores.resetLinks.insert(usedLink(given, given.attemptId, now));
      return ok(true);
    });

  const reset: ResetPassword = async (uid, token, newPassword, attemptId) => {
    const userId = readResetUid(uid);
    if (userId === null) return err(BAD_LINK);
    const given: GivenLink = { userId, token, attemptId };
    const opened = await unitOfWork.run(async (stores) => ok(await open(stores, given)));
    if (!opened.ok || opened.value === null) return err(BAD_LINK);
    const { user, isRepeated } = opened.value;
    const isCurrent = await passwords.verify(user.passwordHash, newPassword);
    if (isRepeated) return isCurrent ? ok(undefined) : err(BAD_LINK);
    if (isCurrent) return err(SAME_PASSWORD);
    const rejection = await checkPassword(newPassword, user);
    if (rejection !== null) return err(rejection);
    const replaced = await replace(given, await passwords.hash(newPassword));
    if (!replaced.ok) return replaced;
    if (!replaced.value) return reset(uid, token, newPassword, attemptId);
    trail.note('passwordReset', { account: userId });
    trail.note('loginSessionsEnded', { account: userId, reason: 'passwordChanged' });
    return ok(undefined);
  };
  return async (uid, token, newPassword, attemptId) => {
    const done = await reset(uid, token, newPassword, attemptId);
    if (!done.ok && done.error.code === 'INVALID_TOKEN') {
      trail.note('resetLinkRefused', { account: readResetUid(uid) });
    }
    return done;
  };
}

/** The link after its use: only a repetition of the attempt matches it, and only for a short time. */
function usedLink({ userId, token }: GivenLink, attemptId: string, now: number): ResetLink {
  return { userId, tokenHash: hashUsedToken(token, attemptId), expiresAt: now + USED_CODE_REPEAT_MS };
}

function hashUsedToken(token: string, attemptId: string): string {
  return hashSecretToken(JSON.stringify([token, attemptId]));
}
