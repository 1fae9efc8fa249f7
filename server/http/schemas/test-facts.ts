import * as v from 'valibot';
import { EASTERNMOST_OFFSET_MINUTES, WESTERNMOST_OFFSET_MINUTES } from '../../../core/domain/calendar-date.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { dayShape, identifier, instantShape, MAX_ID_LENGTH } from './text.ts';

/** The fields of a test in both create calls (product.md section 7). */
export const testFactsEntries = {
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
};
