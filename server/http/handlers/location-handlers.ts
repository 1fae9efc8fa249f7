import { err, ok } from '../../../core/domain/result.ts';
import type { LookUpLocation } from '../../locations/look-up-location.ts';
import type { ApiHandler } from '../api-call.ts';
import type { ProblemDraft } from '../problem.ts';

const FIVE_DIGITS = /^\d{5}$/;

const NO_SUCH_ZIP: ProblemDraft = { status: 404, code: 'INVALID_ZIP' };

/** GET /locations/{zip}. Text that is not five digits is answered like an unknown ZIP. */
export function makeLocationHandlers(lookUpLocation: LookUpLocation) {
  return {
    lookUpLocation: async ({ params }) => {
      const { zip = '' } = params;
      if (!FIVE_DIGITS.test(zip)) return err(NO_SUCH_ZIP);
      const location = await lookUpLocation(zip);
      if (!location.ok) return err(NO_SUCH_ZIP);
      // The place where a person lives must not be in the browser's cache, which outlives a logout.
      return ok({ status: 200, headers: { 'cache-control': 'no-store' }, body: location.value });
    },
  } satisfies Record<string, ApiHandler>;
}
