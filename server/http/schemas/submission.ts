import * as v from 'valibot';
import { identifier, MAX_ID_LENGTH, text, dayShape, instantShape } from './text.ts';
import { MAX_EMAIL_LENGTH } from '../../../core/domain/limits.ts';
import { personEntries, sexChoice } from './person.ts';
import { EASTERNMOST_OFFSET_MINUTES, WESTERNMOST_OFFSET_MINUTES } from '../../../core/domain/calendar-date.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../../../core/domain/choice-lists.ts';

/** The fields of a test in both create calls (product.md section 7). */
const testEntries = {
  testId: identifier(MAX_ID_LENGTH),
  deviceId: identifier(MAX_ID_LENGTH),
  result: v.picklist(TEST_RESULTS),
  testDate: instantShape,
  isSymptomatic: v.picklist(SURE_ANSWERS),
  symptomOnsetDate: v.union([v.literal('n/a'), dayShape]),
  sendToAims: v.boolean(),
  collectedAt: v.optional(instantShape),
  analysedAt: v.optional(instantShape),
  utcOffset: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(WESTERNMOST_OFFSET_MINUTES), v.maxValue(EASTERNMOST_OFFSET_MINUTES)),
  ),
  choice: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
};

/** The body of POST /test-results/create (product.md section 7). Unknown fields are dropped. */
export const accountSubmissionSchema = v.object({
  ...testEntries,
  userGroupId: identifier(MAX_ID_LENGTH),
  profileId: identifier(MAX_ID_LENGTH),
  isAnonymous: v.boolean(),
});

const guestInfoSchema = v.object({ ...personEntries, sex: sexChoice, emailAddress: text(MAX_EMAIL_LENGTH) });

/** The body of POST /test-results/guest-create (product.md section 7). Unknown fields are dropped. */
export const guestSubmissionSchema = v.object({
  ...testEntries,
  submitToCloud: v.boolean(),
  guestInfo: guestInfoSchema,
});
