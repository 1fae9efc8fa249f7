import { isCommonPassword } from '../../core/domain/common-password.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import { similarItems, validatePassword } from '../../core/domain/validate-password.ts';
import type { MemoryCall } from './memory-ports.ts';
import type { MemoryAccount } from './memory-world.ts';

/** The most common ones stand for the server's list. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(['password', 'qwerty', 'sunshine']);

type Owner = Pick<MemoryAccount, 'email' | 'firstName' | 'lastName'>;

/** Why a call rejects a new password, or null. */
export function checkPassword({ reject }: MemoryCall, password: string, owner: Owner): Result<never, AppError> | null {
  if (validatePassword(password) !== null) return reject(422);
  const similarTo = similarItems(password, { ...owner, username: owner.email });
  if (similarTo.length > 0) return reject(422, { similarTo });
  const isCommon = isCommonPassword(password, (text) => COMMON_PASSWORDS.has(text));
  return isCommon ? reject(422, { named: 'COMMON_PASSWORD' }) : null;
}
