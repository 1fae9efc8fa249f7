import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFETIME_MS, CODE_TRIES, USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import type { Keys } from '../keys/key-ring.ts';
import type { Stores } from './unit-of-work.ts';
import type { Codes, GivenCode } from './codes.ts';
import type { SentCode } from './ports.ts';

/**
 * Codes hashed with a key that is not in the database, because a plain hash of one of only a million codes could be looked up. The hash
 * names its key.
 */
export function makeCodes(keys: Keys): Codes {
  return {
    issue: async (stores, purpose, subject, now) => {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await put(keys, stores, { purpose, subject, code }, now);
      return code;
    },
    derive: (parts) => macOf(keys.used('codes').secret, ['derived', ...parts]),
    put: (stores, code, sentAt) => put(keys, stores, code, sentAt),
    check: async (stores, { purpose, subject, code, attemptId }, now) => {
      const sent = await stores.codes.lockAndFind(purpose, subject);
      if (sent === null || sent.expiresAt <= now || sent.triesLeft <= 0) return 'wrong';
      if (isHashOf(keys, sent.codeHash, [purpose, subject, code])) {
        await useUp(keys, stores, sent, code, attemptId, now);
        return 'right';
      }
      if (attemptId !== null && isHashOf(keys, sent.codeHash, [purpose, subject, code, attemptId])) return 'repeated';
      await stores.codes.spendTry(purpose, subject);
      return 'wrong';
    },
    noteUse: async (stores, { purpose, subject, code, attemptId }, now) => {
      const used = { purpose, subject, codeHash: '', expiresAt: now, triesLeft: CODE_TRIES };
      await useUp(keys, stores, used, code, attemptId, now);
    },
  };
}

async function put(
  keys: Keys,
  stores: Stores,
  { purpose, subject, code }: Pick<GivenCode, 'purpose' | 'subject' | 'code'>,
  sentAt: number,
): Promise<void> {
  const codeHash = hashCode(keys, [purpose, subject, code]);
  await stores.codes.put({ purpose, subject, codeHash, expiresAt: sentAt + CODE_LIFETIME_MS, triesLeft: CODE_TRIES });
}

/**
 * Removes the code, or replaces its hash by one that only the same attempt with the same code matches. Servers that do not know attempts
 * match neither, so the code is used up for them too.
 */
async function useUp(
  keys: Keys,
  stores: Stores,
  sent: SentCode,
  code: string,
  attemptId: string | null,
  now: number,
): Promise<void> {
  if (attemptId === null) return stores.codes.remove(sent.purpose, sent.subject);
  const codeHash = hashCode(keys, [sent.purpose, sent.subject, code, attemptId]);
  await stores.codes.put({ ...sent, codeHash, expiresAt: now + USED_CODE_REPEAT_MS });
}

function macOf(secret: Uint8Array, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

function hashCode(keys: Keys, parts: readonly string[]): string {
  const { id, secret } = keys.used('codes');
  return `${id}.${macOf(secret, parts)}`;
}

/** False too if the key of the hash has ended. */
function isHashOf(keys: Keys, hash: string, parts: readonly string[]): boolean {
  const [id = '', mac = ''] = hash.split('.');
  const key = keys.find('codes', id);
  if (key === null) return false;
  const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(key.secret, parts))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
