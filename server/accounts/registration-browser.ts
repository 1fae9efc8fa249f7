import { hashSecretToken } from './secret-token.ts';

/**
 * Whom a registration code is for: the email, in the browser that asked for it. So a stranger who asks for codes to the same email, or
 * enters wrong ones, neither replaces nor uses up this browser's code.
 */
export function registrationSubject(email: string, browser: string): string {
  return `${hashSecretToken(browser)} ${email}`;
}
