import { err } from '../../../core/domain/result.ts';
import type { DeliveryFailure } from '../../jobs/ports.ts';
import type { AuthorityReporter } from '../ports.ts';

/** Not an error: the report waits until a transport is set, and nothing is logged. */
const NO_AGENCY: DeliveryFailure = { code: 'NO_AGENCY', isFinal: false, isEarly: true };

/** Delivers nothing, because no agency takes reports: each one stays queued. */
export function makeNoReporter(): AuthorityReporter {
  const wait = () => Promise.resolve(err(NO_AGENCY));
  return { deliver: wait, readResponse: wait };
}
