import { randomBytes } from 'node:crypto';

const MICROSECONDS = 1000;
const TIME_DIGITS = 11;
const RANDOM_BYTES = 10;

/**
 * Makes unguessable ids that sort in the order of creation. `now` is the machine's time, because the server's clock may be stopped, and
 * several jobs of one instant must stay in order.
 */
export function makeJobIds(now: () => number): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, now() * MICROSECONDS);
    return `${last.toString(36).padStart(TIME_DIGITS, '0')}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
  };
}
