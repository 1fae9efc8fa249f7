import { createHmac, randomUUID } from 'node:crypto';
import type { Keys } from '../keys/key-ring.ts';
import type { User } from './ports.ts';

const ACCOUNT_PART_LENGTH = 24;
const ACCOUNT_PART = /^[^.]*/;

/**
 * Makes the id of a login challenge: a part that all challenges of the account share, a dot, and a random part. Only a client with the
 * right password learns the shared part, and a new password changes it, so others cannot use up the calls that are counted under it.
 */
export function makeChallengeId(keys: Keys, { userId, passwordHash }: User): string {
  const { secret } = keys.used('codes');
  const about = JSON.stringify(['challenge', userId, passwordHash]);
  const accountPart = createHmac('sha256', secret).update(about).digest('hex').slice(0, ACCOUNT_PART_LENGTH);
  return `${accountPart}.${randomUUID()}`;
}

/** The part that all challenges of one account share. An invented id belongs to no account. */
export function accountPartOf(challengeId: string): string {
  return ACCOUNT_PART.exec(challengeId)?.[0] ?? '';
}
