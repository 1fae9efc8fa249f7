import type { SimilarItem } from '../../core/domain/error-codes.ts';
import { similarItems, validatePassword } from '../../core/domain/validate-password.ts';
import type { User } from './ports.ts';

/** Why a new password is rejected. */
export type PasswordRejection =
  | { readonly code: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' }
  | { readonly code: 'UNPROCESSABLE_PASSWORD'; readonly similarTo: readonly SimilarItem[] };

/** Why a new password of an account is rejected (product.md section 5, "Password"), or null. */
export function checkPassword(
  password: string,
  { email, firstName, lastName }: Pick<User, 'email' | 'firstName' | 'lastName'>,
): PasswordRejection | null {
  const code = validatePassword(password);
  if (code !== null) return { code };
  const similarTo = similarItems(password, { email, username: email, firstName, lastName });
  return similarTo.length === 0 ? null : { code: 'UNPROCESSABLE_PASSWORD', similarTo };
}
