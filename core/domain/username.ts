import { normalizeEmail } from './validate-fields.ts';

/** The prefix of every username in the API, and nowhere else (decisions.md section 6). */
export const USERNAME_PREFIX = 'CLR_';

/** The username for login and forgot-password calls, from an email address as typed. */
export function prefixedUsername(email: string): string {
  return `${USERNAME_PREFIX}${normalizeEmail(email)}`;
}

/** The username without its prefix, as the app uses it. */
export function bareUsername(username: string): string {
  return username.startsWith(USERNAME_PREFIX) ? username.slice(USERNAME_PREFIX.length) : username;
}
