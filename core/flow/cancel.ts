import { rowOf } from './flows.ts';
import type { TestSession } from './session.ts';

/** What cancelling costs: `freed` makes a saved cassette usable again, `used` does not, `nothing` was scanned yet. */
export type CancelCost = 'freed' | 'used' | 'nothing';

/** Tells the cost of cancelling now (product.md section 4, "Cancelling"). */
export function cancelCost(session: TestSession): CancelCost {
  if (session.deviceId === null) return 'nothing';
  const isFreed = rowOf(session)?.cancelFreesDevice === true && session.submittedAt === null;
  return isFreed ? 'freed' : 'used';
}
