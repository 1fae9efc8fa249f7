import { hashSecretToken } from './secret-token.ts';

/** How every such subject of an email ends, whatever the browser. */
export function endOfRegistrationSubject(email: string): string {
  return ` ${email}`;
}

/**
 * Whom a registration code is for: the email, in the browser that asked for it. So a stranger who asks for codes to the same email, or
 * enters wrong ones, neither replaces nor uses up this browser's code.
 */
export function registrationSubject(email: string, browser: string): string {
  return hashSecretToken(browser) + endOfRegistrationSubject(email);
}
