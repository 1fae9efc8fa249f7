import * as v from 'valibot';
import { PROGRESS_NAMES } from '../../../core/domain/progress.ts';
import { identifier, instantShape, MAX_ID_LENGTH } from './text.ts';

/** The body of POST /test-results/post-test-progress (product.md section 7). */
export const progressSchema = v.object({
  testId: identifier(MAX_ID_LENGTH),
  testProgress: v.picklist(PROGRESS_NAMES),
  isReportingResult: v.boolean(),
  timeStamp: instantShape,
});
