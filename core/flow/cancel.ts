import { isCassetteReleased } from './cassette-of-test.ts';
import type { TestSession } from './session.ts';

/**
 * What cancelling costs. `freed`: a saved cassette becomes usable again. `used`: it does not. `nothing`: no cassette was scanned.
 * `submitted`: the result was submitted, so nothing is lost.
 */
export type CancelCost = 'freed' | 'used' | 'nothing' | 'submitted';

/** The cost of cancelling now (product.md section 4, "Cancelling"). */
export function cancelCost(session: TestSession): CancelCost {
  if (session.submittedAt !== null) return 'submitted';
  if (session.deviceId === null) return 'nothing';
  return isCassetteReleased(session) ? 'freed' : 'used';
}
