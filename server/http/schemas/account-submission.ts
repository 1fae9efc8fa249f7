import * as v from 'valibot';
import { testFactsEntries } from './test-facts.ts';
import { identifier, MAX_ID_LENGTH } from './text.ts';

/** The body of POST /test-results/create (product.md section 7). Unknown fields are dropped. */
export const accountSubmissionSchema = v.object({
  ...testFactsEntries,
  userGroupId: identifier(MAX_ID_LENGTH),
  profileId: identifier(MAX_ID_LENGTH),
  isAnonymous: v.boolean(),
});
