import { ok } from '../../core/domain/result.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { Passwords } from './passwords.ts';
import type { User } from './ports.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Asks a logged-in user for the password again, before a change of how the account is protected. Null if it is wrong. */
export type ConfirmPassword = (userId: string, password: string) => Promise<User | null>;

/** Makes it. Must not be called inside a transaction: verifying a password takes long. */
export function makeConfirmPassword({
  unitOfWork,
  passwords,
  trail,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: Passwords;
  readonly trail: SecurityTrail;
}): ConfirmPassword {
  return async (userId, password) => {
    const found = await unitOfWork.run(async ({ users }) => ok(await users.find(userId)));
    if (!found.ok || found.value === null) throw new Error('The logged-in user has no account.');
    if (await passwords.verify(found.value.passwordHash, password)) return found.value;
    trail.note('otpDeviceChangeRefused', { account: userId, reason: 'wrongPassword' });
    return null;
  };
}
