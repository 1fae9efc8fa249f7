import { USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { Stores } from './unit-of-work.ts';
import type { ResetLink, User } from './ports.ts';
import type { PasswordRejection } from './check-password.ts';
import { replacePassword } from './replace-password.ts';
import { openResetLink, type GivenResetLink, type OpenedResetLink } from './open-reset-link.ts';
import { readResetUid } from './reset-uid.ts';
import { hashSecretToken } from './secret-token.ts';
import type { AccountDeps } from './deps.ts';

/** Why a password was not reset. */
export type ResetRejection =
  PasswordRejection | { readonly code: 'INVALID_TOKEN' | 'INVALID_CODE' | 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' };

/** A reset link as a client sent it. */
export interface ResetAttempt extends Omit<GivenResetLink, 'userId'> {
  readonly uid: string;
  readonly newPassword: string;
  /** Identifies the attempt for a retry after a lost answer; null if the client sent none. */
  readonly attemptId: string | null;
}

/** Returns the id of the account. */
export type ResetPassword = (attempt: ResetAttempt) => Promise<Result<string, ResetRejection>>;

type Given = GivenResetLink & Pick<ResetAttempt, 'attemptId'>;
type Opened = OpenedResetLink | { readonly kind: 'repeated'; readonly user: User };

const BAD_LINK = { code: 'INVALID_TOKEN' } as const;
const BAD = { kind: 'bad' } as const;
const WRONG_CODE = { code: 'INVALID_CODE' } as const;
const SAME_PASSWORD = { code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' } as const;

/**
 * Sets a password, other than the current one, by a link from an email, once (product.md section 2, `/reset-password`), and ends every
 * login session of the account. An attempt that is repeated with the same password, because its answer was lost, changes nothing.
 */
export function makeResetPassword({ unitOfWork, passwords, checkPassword, clock, trail }: AccountDeps): ResetPassword {
  /** `repeated` if the same attempt has used the link. */
  const open = async (stores: Stores, given: Given): Promise<Opened> => {
    const { userId, token, attemptId } = given;
    const opened = await openResetLink(stores, given, clock.now());
    if (opened.kind !== 'bad' || attemptId === null) return opened;
    const used = await stores.resetLinks.find(userId, hashUsedToken(token, attemptId));
    const user = used === null || used.expiresAt <= clock.now() ? null : await stores.users.find(userId);
    return user === null ? opened : { kind: 'repeated', user };
  };

  /** False when the same attempt was faster. */
  const replace = (given: Given, passwordHash: string): Promise<Result<boolean, typeof BAD_LINK>> =>
    unitOfWork.run(async (stores) => {
      await stores.users.lock(given.userId);
      const opened = await open(stores, given);
      if (opened.kind === 'repeated') return ok(false);
      if (opened.kind !== 'open') return err(BAD_LINK);
      const now = clock.now();
      await replacePassword(stores, opened.user, passwordHash, now);
      if (given.attemptId !== null) await stores.resetLinks.insert(usedLink(given, given.attemptId, now));
      return ok(true);
    });

  const reset: ResetPassword = async (attempt) => {
    const { uid, newPassword, ...rest } = attempt;
    const userId = readResetUid(uid);
    if (userId === null) return err(BAD_LINK);
    const given: Given = { ...rest, userId };
    const found = await unitOfWork.run(async (stores) => {
      await stores.users.lock(userId);
      return ok(await open(stores, given));
    });
    const opened = found.ok ? found.value : BAD;
    if (opened.kind === 'bad') return err(BAD_LINK);
    if (opened.kind === 'needs-code' || opened.kind === 'wrong-code') return err(WRONG_CODE);
    const isCurrent = await passwords.verify(opened.user.passwordHash, newPassword);
    if (opened.kind === 'repeated') return isCurrent ? ok(userId) : err(BAD_LINK);
    if (isCurrent) return err(SAME_PASSWORD);
    const rejection = await checkPassword(newPassword, opened.user);
    if (rejection !== null) return err(rejection);
    const replaced = await replace(given, await passwords.hash(newPassword));
    if (!replaced.ok) return replaced;
    if (!replaced.value) return reset(attempt);
    trail.note('passwordReset', { account: userId });
    trail.note('loginSessionsEnded', { account: userId, reason: 'passwordChanged' });
    return ok(userId);
  };
  return withRefusals(reset, trail);
}

/** Notes each link that is refused. */
function withRefusals(reset: ResetPassword, trail: SecurityTrail): ResetPassword {
  return async (attempt) => {
    const done = await reset(attempt);
    if (!done.ok && (done.error.code === 'INVALID_TOKEN' || done.error.code === 'INVALID_CODE')) {
      trail.note('resetLinkRefused', { account: readResetUid(attempt.uid) });
    }
    return done;
  };
}

/** The link after its use: only a repetition of the attempt matches it, and only for a short time. */
function usedLink({ userId, token }: Given, attemptId: string, now: number): ResetLink {
  return { userId, tokenHash: hashUsedToken(token, attemptId), expiresAt: now + USED_CODE_REPEAT_MS };
}

function hashUsedToken(token: string, attemptId: string): string {
  return hashSecretToken(JSON.stringify([token, attemptId]));
}
