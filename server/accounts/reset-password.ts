import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { Stores, UnitOfWork } from '../unit-of-work/ports.ts';
import type { Passwords } from './passwords.ts';
import type { User } from './ports.ts';
import { checkPassword, type PasswordRejection } from './check-password.ts';
import { replacePassword } from './replace-password.ts';
import { readResetUid } from './reset-uid.ts';
import { hashSecretToken } from './secret-token.ts';

/** Why a password was not reset. */
export type ResetRejection =
  PasswordRejection | { readonly code: 'INVALID_TOKEN' } | { readonly code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' };

export type ResetPassword = (uid: string, token: string, newPassword: string) => Promise<Result<void, ResetRejection>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: Passwords;
  readonly clock: ServerClock;
}

const BAD_LINK = { code: 'INVALID_TOKEN' } as const;
const SAME_PASSWORD = { code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' } as const;

/** Sets a password, other than the current one, by a link from an email, once (product.md section 2, `/reset-password`), and ends every login session of the account. */
export function makeResetPassword({ unitOfWork, passwords, clock }: Deps): ResetPassword {
  /** The account of a valid link, or null. */
  const ownerOf = async ({ users, resetLinks }: Stores, userId: string, token: string): Promise<User | null> => {
    const link = await resetLinks.find(userId);
    const isGood = link !== null && link.tokenHash === hashSecretToken(token) && clock.now() < link.expiresAt;
    return isGood ? users.find(userId) : null;
  };

  return async (uid, token, newPassword) => {
    const userId = readResetUid(uid);
    if (userId === null) return err(BAD_LINK);
    const owner = await unitOfWork.run(async (stores) => ok(await ownerOf(stores, userId, token)));
    if (!owner.ok || owner.value === null) return err(BAD_LINK);
    if (await passwords.verify(owner.value.passwordHash, newPassword)) return err(SAME_PASSWORD);
    const rejection = checkPassword(newPassword, owner.value);
    if (rejection !== null) return err(rejection);
    const passwordHash = await passwords.hash(newPassword);
    return unitOfWork.run(async (stores) => {
      await stores.users.lock(userId);
      const user = await ownerOf(stores, userId, token);
      if (user === null) return err(BAD_LINK);
      await replacePassword(stores, user, passwordHash, clock.now());
      return ok(undefined);
    });
  };
}
