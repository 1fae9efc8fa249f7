import { ok } from '../../core/domain/result.ts';
import type { Passwords } from './passwords.ts';
import type { User } from './ports.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Asks a logged-in user for the password again, before a change of how the account is protected. Null if it is wrong. */
export type ConfirmPassword = (userId: string, password: string) => Promise<User | null>;

/** Makes it. Must not be called inside a transaction: verifying a password takes long. */
export function makeConfirmPassword({
  unitOfWork,
  passwords,
  onWrong,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: Passwords;
  /** Called with the id of the account if the password is wrong. */
  readonly onWrong: (userId: string) => void;
}): ConfirmPassword {
  return async (userId, password) => {
    const found = await unitOfWork.run(async ({ users }) => ok(await users.find(userId)));
    if (!found.ok || found.value === null) throw new Error('The logged-in user has no account.');
    if (await passwords.verify(found.value.passwordHash, password)) return found.value;
    onWrong(userId);
    return null;
  };
}
