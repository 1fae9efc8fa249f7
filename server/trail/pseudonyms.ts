import { createHmac } from 'node:crypto';
import type { Keys } from '../keys/key-ring.ts';

/** What has a pseudonym. */
export type Named = 'account' | 'email' | 'address' | 'test';

/** The pseudonym of an account id, an email, a network address or a test id, for logs. */
export type PseudonymOf = (kind: Named, name: string) => string;

const LENGTH = 20;

/** Makes pseudonyms by a keyed hash: without the key file, no one can find the name by trying all names. */
export function makePseudonyms(keys: Keys): PseudonymOf {
  return (kind, name) =>
    createHmac('sha256', keys.used('pseudonyms').secret)
      .update(JSON.stringify([kind, name]))
      .digest('hex')
      .slice(0, LENGTH);
}
