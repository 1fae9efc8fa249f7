import { err, ok, type Result } from '../../core/domain/result.ts';
import type { User } from './ports.ts';
import type { PasswordRejection } from './check-password.ts';
import { replacePassword } from './replace-password.ts';
import type { AccountDeps } from './deps.ts';

/** Why a password was not changed. */
export type ChangeRejection =
  | PasswordRejection
  | { readonly code: 'unknown-user' }
  | { readonly code: 'INCORRECT_PASSWORD' }
  | { readonly code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' };

/** A password as the client sent it. `attemptId` as in `GivenCode`. */
export interface GivenChange {
  readonly userId: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly attemptId: string | null;
}

export type ChangePassword = (given: GivenChange) => Promise<Result<void, ChangeRejection>>;

/** Whether the same attempt changed the password shortly before, so that its answer was lost. Needs no login session. */
export type IsRepeatedChange = (given: GivenChange) => Promise<boolean>;

/** The attempt as the codes know it: both passwords belong to it, so that no other change matches. */
function attemptOf({ userId, oldPassword, newPassword, attemptId }: GivenChange) {
  const code = JSON.stringify([oldPassword, newPassword]);
  return { purpose: 'password-change', subject: userId, code, attemptId } as const;
}

/** Recognizes a repeated change by what `makeChangePassword` noted; it is forgotten after five minutes, or when the password changes again. */
export function makeIsRepeatedChange({ unitOfWork, codes, clock }: AccountDeps): IsRepeatedChange {
  return async (given) => {
    if (given.attemptId === null) return false;
    const check = await unitOfWork.run(async (stores) => ok(await codes.check(stores, attemptOf(given), clock.now())));
    return check.ok && check.value === 'repeated';
  };
}

/** Changes the password of the logged-in user, and ends every login session of the account, this one included. */
export function makeChangePassword({
  unitOfWork,
  codes,
  passwords,
  checkPassword,
  clock,
  trail,
}: AccountDeps): ChangePassword {
  const findUser = (userId: string) => unitOfWork.run(async ({ users }) => ok(await users.find(userId)));

  /** False when the stored hash has changed since the old password was verified. */
  const replace = (given: GivenChange, verified: User, passwordHash: string): Promise<Result<boolean, never>> =>
    unitOfWork.run(async (stores) => {
      await stores.users.lock(verified.userId);
      const user = await stores.users.find(verified.userId);
      if (user?.passwordHash !== verified.passwordHash) return ok(false);
      const now = clock.now();
      await replacePassword(stores, user, passwordHash, now);
      const { attemptId } = given;
      if (attemptId !== null) await codes.noteUse(stores, { ...attemptOf(given), attemptId }, now);
      return ok(true);
    });

  return async function change(given) {
    const { userId, oldPassword, newPassword } = given;
    const found = await findUser(userId);
    if (!found.ok || found.value === null) return err({ code: 'unknown-user' });
    const user = found.value;
    if (!(await passwords.verify(user.passwordHash, oldPassword))) {
      trail.note('passwordChangeRefused', { account: userId });
      return err({ code: 'INCORRECT_PASSWORD' });
    }
    if (await passwords.verify(user.passwordHash, newPassword))
      return err({ code: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' });
    const rejection = await checkPassword(newPassword, user);
    if (rejection !== null) return err(rejection);
    const replaced = await replace(given, user, await passwords.hash(newPassword));
    if (!replaced.ok || replaced.value) {
      trail.note('passwordChanged', { account: userId });
      trail.note('loginSessionsEnded', { account: userId, reason: 'passwordChanged' });
      return ok(undefined);
    }
    // Verify the old password again: a login may have renewed its hash, or the password may have been changed.
    return change(given);
  };
}
