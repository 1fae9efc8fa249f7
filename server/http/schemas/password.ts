import * as v from 'valibot';
import { MAX_ID_LENGTH, text } from './text.ts';

const MAX_USERNAME_LENGTH = 500;

/** The body of PUT /auth/users/{userId}/password. A password is not cleaned, because that would change it. */
export const changePasswordSchema = v.object({ old_password: v.string(), new_password: v.string() });

/** The body of POST /auth/forgot-password. */
export const forgotPasswordSchema = v.object({ username: text(MAX_USERNAME_LENGTH) });

/** The body of POST /auth/reset-password/check. */
export const checkResetLinkSchema = v.object({ uidb64: v.string(), token: v.string() });

/** The body of POST /auth/reset-password. */
export const resetPasswordSchema = v.object({
  ...checkResetLinkSchema.entries,
  new_password: v.string(),
  code: v.optional(text(MAX_ID_LENGTH)),
});
