import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { Passwords } from './passwords.ts';
import type { User } from './ports.ts';
import { checkPassword, type PasswordRejection } from './check-password.ts';
import { replacePassword } from './replace-password.ts';

/** Why a password was not changed. */
export type ChangeRejection =
  | PasswordRejection
  | { readonly code: 'unknown-user' }
  | { readonly code: 'INCORRECT_PASSWORD' }
  | { readonly code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' };

export type ChangePassword = (
  userId: string,
  oldPassword: string,
  newPassword: string,
) => Promise<Result<void, ChangeRejection>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: Passwords;
  readonly clock: ServerClock;
}

/** Changes the password of the logged-in user, and ends every login session of the account, this one included. */
export function makeChangePassword({ unitOfWork, passwords, clock }: Deps): ChangePassword {
  const findUser = (userId: string) => unitOfWork.run(async ({ users }) => ok(await users.find(userId)));

  /** False when the stored hash has changed since the old password was verified. */
  const replace = (verified: User, passwordHash: string): Promise<Result<boolean, never>> =>
    unitOfWork.run(async (stores) => {
      await stores.users.lock(verified.userId);
      const user = await stores.users.find(verified.userId);
      if (user?.passwordHash !== verified.passwordHash) return ok(false);
      await replacePassword(stores, user, passwordHash, clock.now());
      return ok(true);
    });

  return async function change(userId, oldPassword, newPassword) {
    const found = await findUser(userId);
    if (!found.ok || found.value === null) return err({ code: 'unknown-user' });
    const user = found.value;
    if (!(await passwords.verify(user.passwordHash, oldPassword))) return err({ code: 'INCORRECT_PASSWORD' });
    if (await passwords.verify(user.passwordHash, newPassword))
      return err({ code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' });
    const rejection = checkPassword(newPassword, user);
    if (rejection !== null) return err(rejection);
    const replaced = await replace(user, await passwords.hash(newPassword));
    if (!replaced.ok || replaced.value) return ok(undefined);
    // Verify the old password again: a login may have renewed its hash, or the password may have been changed.
    return change(userId, oldPassword, newPassword);
  };
}
