import { parseIsoInstant } from '../../../core/domain/calendar-date.ts';
import { err, ok } from '../../../core/domain/result.ts';
import type { ServerClock } from '../../clock.ts';
import type { IssueTestId } from '../../results/issue-test-id.ts';
import { readGuestSubmission } from '../../results/read-guest-submission.ts';
import type { RecordProgress } from '../../results/record-progress.ts';
import type { SubmitGuestResult } from '../../results/submit-guest-result.ts';
import { DONE, readBySchema, type ApiHandler } from '../api-call.ts';
import { unacceptable } from '../problem.ts';
import { refusalProblem } from '../refusals.ts';
import { guestSubmissionSchema } from '../schemas/guest-submission.ts';
import { progressSchema } from '../schemas/progress.ts';

export interface TestResultUseCases {
  readonly issueTestId: IssueTestId;
  readonly submitGuestResult: SubmitGuestResult;
  readonly recordProgress: RecordProgress;
  readonly clock: ServerClock;
}

/** The test result calls of product.md section 7 that need no account. */
export function makeTestResultHandlers(useCases: TestResultUseCases) {
  return {
    createTestId: async () =>
      ok({
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        body: await useCases.issueTestId(),
      }),
    createGuestResult: async ({ body }) => {
      const payload = readBySchema(guestSubmissionSchema, body, 'body');
      if (!payload.ok) return payload;
      const test = readGuestSubmission(payload.value, useCases.clock.now());
      if (!test.ok) return err(unacceptable(test.error));
      const submitted = await useCases.submitGuestResult(test.value);
      if (!submitted.ok) return err(refusalProblem(submitted.error, 'testId'));
      return ok({ status: 200, headers: { 'cache-control': 'no-store' }, body: { testId: test.value.testId } });
    },
    postProgress: async ({ body }) => {
      const payload = readBySchema(progressSchema, body, 'body');
      if (!payload.ok) return payload;
      const timeStamp = parseIsoInstant(payload.value.timeStamp);
      if (timeStamp === null) return err(unacceptable([{ field: 'timeStamp', code: 'INVALID_DATE' }]));
      const recorded = await useCases.recordProgress({ ...payload.value, timeStamp });
      return recorded.ok ? ok(DONE) : err(refusalProblem(recorded.error, 'testId'));
    },
  } satisfies Record<string, ApiHandler>;
}
