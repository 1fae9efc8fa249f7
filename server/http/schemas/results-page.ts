import * as v from 'valibot';
import { cleanInput } from '../../clean-input.ts';

const MAX_PAGE_SIZE = 200;

/** The query of GET /test-results/get-all; without `limit` it means all results. `after` is not validated, only searched for. */
export const resultsPageSchema = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
  ),
  after: v.optional(v.pipe(v.string(), v.transform(cleanInput))),
});
