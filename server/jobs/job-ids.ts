import { randomBytes } from 'node:crypto';

const MICROSECONDS = 1000;
const TIME_DIGITS = 11;
const RANDOM_BYTES = 10;

/**
 * Makes ids that sort in the order they were made and cannot be guessed. `now` is the machine's own time: the server's may stand
 * still, and several jobs of one instant keep their order.
 */
export function makeJobIds(now: () => number): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, now() * MICROSECONDS);
    return `${last.toString(36).padStart(TIME_DIGITS, '0')}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
  };
}
