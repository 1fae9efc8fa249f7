import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFETIME_MS, CODE_TRIES } from '../../core/domain/limits.ts';
import type { Stores } from './unit-of-work.ts';
import type { Codes } from './codes.ts';

/**
 * Codes hashed with a key, because a plain hash of one of only a million codes could be looked up. The key is read in the transaction
 * that uses it, by primary key.
 */
export function makeCodes(): Codes {
  return {
    issue: async (stores, purpose, subject, now) => {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const codeHash = await hashCode(stores, [purpose, subject, code]);
      await stores.codes.put({ purpose, subject, codeHash, expiresAt: now + CODE_LIFETIME_MS, triesLeft: CODE_TRIES });
      return code;
    },
    check: async (stores, purpose, subject, code, now) => {
      const sent = await stores.codes.lockAndFind(purpose, subject);
      if (sent === null || sent.expiresAt <= now || sent.triesLeft <= 0) return false;
      const given = await hashCode(stores, [purpose, subject, code]);
      const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(sent.codeHash));
      await (isRight ? stores.codes.remove(purpose, subject) : stores.codes.spendTry(purpose, subject));
      return isRight;
    },
  };
}

async function hashCode(stores: Stores, parts: readonly string[]): Promise<string> {
  const key = await stores.secrets.find('codes');
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
