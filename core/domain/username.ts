/** Stands before every username on the wire, and nowhere else (decisions.md section 6). */
export const USERNAME_PREFIX = 'CLR_';

/** The username as it is sent on login and forgot-password, for an e-mail as typed. */
export function prefixedUsername(email: string): string {
  return `${USERNAME_PREFIX}${email.trim().toLowerCase()}`;
}

/** The username as the app knows it: without the leading prefix. */
export function bareUsername(username: string): string {
  return username.startsWith(USERNAME_PREFIX) ? username.slice(USERNAME_PREFIX.length) : username;
}
