import * as v from 'valibot';
import { MAX_EMAIL_LENGTH } from '../../../core/domain/limits.ts';
import { personEntries, sexChoice } from './person.ts';
import { testFactsEntries } from './test-facts.ts';
import { text } from './text.ts';

const guestInfoSchema = v.object({ ...personEntries, sex: sexChoice, emailAddress: text(MAX_EMAIL_LENGTH) });

/** The body of POST /test-results/guest-create (product.md section 7). Unknown fields are dropped. */
export const guestSubmissionSchema = v.object({
  ...testFactsEntries,
  submitToCloud: v.boolean(),
  guestInfo: guestInfoSchema,
});
