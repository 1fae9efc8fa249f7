import { isCassetteFreed } from './cassette-of-test.ts';
import type { TestSession } from './session.ts';

/**
 * What cancelling costs: `freed` makes a saved cassette usable again, `used` does not, `nothing` was scanned yet; once the result was
 * submitted (`submitted`) nothing is lost any more.
 */
export type CancelCost = 'freed' | 'used' | 'nothing' | 'submitted';

/** Tells the cost of cancelling now (product.md section 4, "Cancelling"). */
export function cancelCost(session: TestSession): CancelCost {
  if (session.submittedAt !== null) return 'submitted';
  if (session.deviceId === null) return 'nothing';
  return isCassetteFreed(session) ? 'freed' : 'used';
}
