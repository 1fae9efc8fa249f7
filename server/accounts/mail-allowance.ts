import { LONGEST_MAIL_WAIT_MS } from '../../core/domain/limits.ts';

const MINUTE_MS = 60_000;

/** How many mails of a kind go to one address at once in an hour, from all who ask for them. */
export const MAILS_AT_ONCE = 10;
export const MAIL_WINDOW_MS = 60 * MINUTE_MS;

/** Counts a mail to an address, and returns how many went there in this hour, this one included. Not inside a transaction. */
export type CountMail = (kind: 'reset-link' | 'registration-code', email: string) => Promise<number>;

/**
 * When a mail goes, if there were too many already: all who ask within ten minutes get one together, at their end. Null for a mail of
 * one's own at once. So strangers can neither flood an
 * address with mails nor use up those that its owner asks for.
 */
export function sharedMailAt(count: number, now: number): number | null {
  if (count <= MAILS_AT_ONCE) return null;
  return (Math.floor(now / LONGEST_MAIL_WAIT_MS) + 1) * LONGEST_MAIL_WAIT_MS;
}
