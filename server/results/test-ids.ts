import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys/key-ring.ts';

/** Test ids that the server recognizes as its own without storing them: a row appears when one is used (decisions.md section 6). */
export interface TestIds {
  /** Issues an id. It must be unguessable, because it is a guest's only credential. */
  readonly issue: (now: number) => string;
  /** When an id was issued, in epoch milliseconds; null for text that is not ours. */
  readonly issuedAt: (testId: string) => number | null;
}

const TIME_BYTES = 6;
const RANDOM_BYTES = 16;
const MAC_BYTES = 16;
const SIGNED_BYTES = TIME_BYTES + RANDOM_BYTES;

/** Makes them: the time, 128 random bits and a signature, by the one key that is never replaced. */
export function makeTestIds(keys: Keys): TestIds {
  const macOf = (signed: Buffer) =>
    createHmac('sha256', keys.used('pseudonyms').secret)
      .update('test id')
      .update(signed)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    issue: (now) => {
      const signed = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(RANDOM_BYTES)]);
      signed.writeUIntBE(now, 0, TIME_BYTES);
      return Buffer.concat([signed, macOf(signed)]).toString('base64url');
    },
    issuedAt: (testId) => {
      const bytes = Buffer.from(testId, 'base64url');
      if (bytes.length !== SIGNED_BYTES + MAC_BYTES || bytes.toString('base64url') !== testId) return null;
      const [signed, mac] = [bytes.subarray(0, SIGNED_BYTES), bytes.subarray(SIGNED_BYTES)];
      return timingSafeEqual(mac, macOf(signed)) ? signed.readUIntBE(0, TIME_BYTES) : null;
    },
  };
}
