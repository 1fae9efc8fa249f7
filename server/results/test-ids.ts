import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys/key-ring.ts';

/** Test ids that the server recognizes as its own without storing them: a row appears when one is used (decisions.md section 6). */
export interface TestIds {
  /** Issues an id. It must be unguessable, because it is a guest's only credential. */
  readonly issue: (now: number) => string;
  /** When an id was issued, in epoch milliseconds; null for text that is not ours. */
  readonly issuedAt: (testId: string) => number | null;
}

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 10;
const SIGNED_BYTES = RANDOM_BYTES + TIME_BYTES;
const HEX = /^[0-9a-f]{64}$/;

/**
 * Makes them, in hexadecimal digits: 128 random bits, of which the first are the number that people see, the time, and a signature by the
 * one key that is never replaced.
 */
export function makeTestIds(keys: Keys): TestIds {
  const macOf = (signed: Buffer) =>
    createHmac('sha256', keys.used('pseudonyms').secret)
      .update('test id')
      .update(signed)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    issue: (now) => {
      const signed = Buffer.concat([randomBytes(RANDOM_BYTES), Buffer.alloc(TIME_BYTES)]);
      signed.writeUIntBE(now, RANDOM_BYTES, TIME_BYTES);
      return Buffer.concat([signed, macOf(signed)]).toString('hex');
    },
    issuedAt: (testId) => {
      if (!HEX.test(testId)) return null;
      const bytes = Buffer.from(testId, 'hex');
      const [signed, mac] = [bytes.subarray(0, SIGNED_BYTES), bytes.subarray(SIGNED_BYTES)];
      return timingSafeEqual(mac, macOf(signed)) ? signed.readUIntBE(RANDOM_BYTES, TIME_BYTES) : null;
    },
  };
}
