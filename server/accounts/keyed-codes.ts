import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFETIME_MS, CODE_TRIES, USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import type { Stores } from './unit-of-work.ts';
import type { Codes, GivenCode } from './codes.ts';
import type { SentCode } from './ports.ts';

/**
 * Codes hashed with a key, because a plain hash of one of only a million codes could be looked up. The key is read in the transaction
 * that uses it, by primary key.
 */
export function makeCodes(): Codes {
  return {
    issue: async (stores, purpose, subject, now) => {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await put(stores, { purpose, subject, code }, now);
      return code;
    },
    derive: (stores, parts) => hashCode(stores, ['derived', ...parts]),
    put,
    check: async (stores, { purpose, subject, code, attemptId }, now) => {
      const sent = await stores.codes.lockAndFind(purpose, subject);
      if (sent === null || sent.expiresAt <= now || sent.triesLeft <= 0) return 'wrong';
      if (isSame(sent.codeHash, await hashCode(stores, [purpose, subject, code]))) {
        await useUp(stores, sent, code, attemptId, now);
        return 'right';
      }
      if (attemptId !== null && isSame(sent.codeHash, await hashUsed(stores, sent, code, attemptId))) return 'repeated';
      await stores.codes.spendTry(purpose, subject);
      return 'wrong';
    },
    noteUse: async (stores, { purpose, subject, code, attemptId }, now) => {
      const used = { purpose, subject, codeHash: '', expiresAt: now, triesLeft: CODE_TRIES };
      await useUp(stores, used, code, attemptId, now);
    },
  };
}

async function put(
  stores: Stores,
  { purpose, subject, code }: Pick<GivenCode, 'purpose' | 'subject' | 'code'>,
  sentAt: number,
): Promise<void> {
  const codeHash = await hashCode(stores, [purpose, subject, code]);
  await stores.codes.put({ purpose, subject, codeHash, expiresAt: sentAt + CODE_LIFETIME_MS, triesLeft: CODE_TRIES });
}

/**
 * Removes the code, or replaces its hash by one that only the same attempt with the same code matches. Servers that do not know attempts
 * match neither, so the code is used up for them too.
 */
async function useUp(
  stores: Stores,
  sent: SentCode,
  code: string,
  attemptId: string | null,
  now: number,
): Promise<void> {
  if (attemptId === null) return stores.codes.remove(sent.purpose, sent.subject);
  const codeHash = await hashUsed(stores, sent, code, attemptId);
  await stores.codes.put({ ...sent, codeHash, expiresAt: now + USED_CODE_REPEAT_MS });
}

function hashUsed(stores: Stores, { purpose, subject }: SentCode, code: string, attemptId: string): Promise<string> {
  return hashCode(stores, [purpose, subject, code, attemptId]);
}

function isSame(hash: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(other));
}

async function hashCode(stores: Stores, parts: readonly string[]): Promise<string> {
  const key = await stores.secrets.find('codes');
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
