import type { SimilarItem } from '../../core/domain/error-codes.ts';
import { similarItems, validatePassword } from '../../core/domain/validate-password.ts';
import type { IsCommonPassword } from './common-passwords.ts';
import type { User } from './ports.ts';

/** Why a new password is rejected. */
export type PasswordRejection =
  | { readonly code: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' | 'COMMON_PASSWORD' }
  | { readonly code: 'UNPROCESSABLE_PASSWORD'; readonly similarTo: readonly SimilarItem[] };

/** Why a new password of an account is rejected (product.md section 5, "Password"), or null. */
export type CheckPassword = (
  password: string,
  owner: Pick<User, 'email' | 'firstName' | 'lastName'>,
) => Promise<PasswordRejection | null>;

/** Makes it. Must not be called inside a transaction, because the list of common passwords may have to be loaded. */
export function makeCheckPassword(isCommon: IsCommonPassword): CheckPassword {
  return async (password, { email, firstName, lastName }) => {
    const code = validatePassword(password);
    if (code !== null) return { code };
    const similarTo = similarItems(password, { email, username: email, firstName, lastName });
    if (similarTo.length > 0) return { code: 'UNPROCESSABLE_PASSWORD', similarTo };
    return (await isCommon(password)) ? { code: 'COMMON_PASSWORD' } : null;
  };
}
