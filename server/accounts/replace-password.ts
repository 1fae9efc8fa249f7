import type { Stores } from './unit-of-work.ts';
import type { User } from './ports.ts';

/**
 * Replaces the password: every login session ends, logins that wait for their second factor, reset links and the repetition of an
 * earlier change are dropped, and the user is notified by email. The account must be locked.
 */
export async function replacePassword(
  { users, codes, loginSessions, challenges, resetLinks, outbox }: Stores,
  { userId, email, language }: User,
  passwordHash: string,
  now: number,
): Promise<void> {
  await users.setPasswordHash(userId, passwordHash, now);
  await loginSessions.endAllOf(userId);
  await challenges.removeAllOf(userId);
  await resetLinks.removeAllOf(userId);
  await codes.remove('password-change', userId);
  await outbox.post({ kind: 'passwordChanged', to: email, language }, now);
}
