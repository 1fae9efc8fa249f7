import type { ErrorCode } from '../domain/error-codes.ts';
import { validatePassword } from '../domain/validate-password.ts';

/** A field, and what is wrong with it. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly code: ErrorCode;
}

/** The fields with a problem, in their order. */
export function problemsOf<Field extends string>(
  checks: Readonly<Partial<Record<Field, ErrorCode | null>>>,
): readonly FieldProblem<Field>[] {
  const entries = Object.entries(checks) as [Field, ErrorCode | null | undefined][];
  return entries.flatMap(([field, code]) => (code === null || code === undefined ? [] : [{ field, code }]));
}

/** The rule of a new password: required, and by the password rules (product.md section 5). */
export function newPasswordError(password: string): ErrorCode | null {
  return password === '' ? 'EMPTY_PASSWORD' : validatePassword(password);
}

/** The rule of the repeated password. */
export function repeatError(password: string, repeated: string): ErrorCode | null {
  if (repeated === '') return 'EMPTY_PASSWORD';
  return repeated === password ? null : 'PASSWORDS_DO_NOT_MATCH';
}
