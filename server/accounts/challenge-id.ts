import { createHmac, randomUUID } from 'node:crypto';
import type { Stores } from '../unit-of-work/ports.ts';
import type { User } from './ports.ts';

const ACCOUNT_PART_LENGTH = 24;
const ACCOUNT_PART = /^[^.]*/;

/**
 * Makes the name of a login that waits: a part that all such logins of the account share, a dot, and a part of its own. Only a
 * client with the right password learns the shared part, and a new password changes it, so no one else can use up the calls counted under it.
 */
export async function makeChallengeId({ secrets }: Stores, { userId, passwordHash }: User): Promise<string> {
  const key = await secrets.find('codes');
  const about = JSON.stringify(['challenge', userId, passwordHash]);
  const accountPart = createHmac('sha256', key).update(about).digest('hex').slice(0, ACCOUNT_PART_LENGTH);
  return `${accountPart}.${randomUUID()}`;
}

/** What the logins of one account have in common. A made-up name belongs to no account. */
export function accountPartOf(challengeId: string): string {
  return ACCOUNT_PART.exec(challengeId)?.[0] ?? '';
}
