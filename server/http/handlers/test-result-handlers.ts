import { AGENCY_HEADER, type SubmissionReceipt } from '../../../core/api/payloads.ts';
import { parseIsoInstant } from '../../../core/domain/calendar-date.ts';
import type { Held } from '../../../core/domain/report-status.ts';
import { err, ok } from '../../../core/domain/result.ts';
import { readAccountSubmission } from '../../results/read-account-submission.ts';
import { readGuestSubmission } from '../../results/read-guest-submission.ts';
import type { TestResultUseCases } from '../../results/use-cases.ts';
import { DONE, parseBySchema, requireCaller, type ApiResponse, type ApiHandler } from '../api-call.ts';
import { compactJson } from '../compact-json.ts';
import { unprocessable, type ProblemDraft } from '../problem.ts';
import { rejectionProblem } from '../rejections.ts';
import { accountSubmissionSchema, guestSubmissionSchema } from '../schemas/submission.ts';
import { NO_STORE } from '../login-response.ts';
import * as v from 'valibot';
import { PROGRESS_NAMES } from '../../../core/domain/progress.ts';
import { identifier, instantShape, MAX_ID_LENGTH } from '../schemas/text.ts';
import { cleanText } from '../../../core/domain/clean-text.ts';

const MAX_PAGE_SIZE = 200;

/** The query of GET /test-results/get-all; without `limit` it means all results. `after` is not validated, only searched for. */
const resultsPageSchema = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
  ),
  after: v.optional(v.pipe(v.string(), v.transform(cleanText))),
});

/** The body of POST /test-results/post-test-progress (product.md section 7). */
const progressSchema = v.object({
  testId: identifier(MAX_ID_LENGTH),
  testProgress: v.picklist(PROGRESS_NAMES),
  isReportingResult: v.boolean(),
  timeStamp: instantShape,
});

const NO_SUCH_RESULT: ProblemDraft = { status: 404, code: 'TEST_RESULT_NOT_FOUND' };

function receipt(testId: string, report: Held): ApiResponse {
  const body: SubmissionReceipt = { testId, report };
  return { status: 200, headers: NO_STORE, body };
}

function testIdHeaders({ hasAgency }: Pick<TestResultUseCases, 'hasAgency'>): Readonly<Record<string, string>> {
  const headers = { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' };
  return hasAgency ? headers : { ...headers, [AGENCY_HEADER]: 'none' };
}

/** The test result calls of product.md section 7. */
export function makeTestResultHandlers(useCases: TestResultUseCases) {
  return {
    createTestId: () =>
      Promise.resolve(ok({ status: 200, headers: testIdHeaders(useCases), body: useCases.issueTestId() })),
    createGuestResult: async ({ body, address }) => {
      const payload = parseBySchema(guestSubmissionSchema, body, 'body');
      if (!payload.ok) return payload;
      const test = readGuestSubmission(payload.value, useCases.clock.now(), useCases.kits);
      if (!test.ok) return err(unprocessable(test.error));
      const submitted = await useCases.submitGuestResult(test.value, address);
      if (!submitted.ok) return err(rejectionProblem(submitted.error, 'testId'));
      return ok(receipt(test.value.testId, submitted.value));
    },
    createResult: async (call) => {
      const payload = parseBySchema(accountSubmissionSchema, call.body, 'body');
      if (!payload.ok) return payload;
      const test = readAccountSubmission(payload.value, useCases.clock.now(), useCases.kits);
      if (!test.ok) return err(unprocessable(test.error));
      const submitted = await useCases.submitAccountResult(requireCaller(call).userId, test.value, call.address);
      if (!submitted.ok) return err(rejectionProblem(submitted.error, 'testId'));
      return ok(receipt(test.value.testId, submitted.value));
    },
    postProgress: async ({ body }) => {
      const payload = parseBySchema(progressSchema, body, 'body');
      if (!payload.ok) return payload;
      const timeStamp = parseIsoInstant(payload.value.timeStamp);
      if (timeStamp === null) return err(unprocessable([{ field: 'timeStamp', code: 'INVALID_DATE' }]));
      const recorded = await useCases.recordProgress({ ...payload.value, timeStamp });
      return recorded.ok ? ok(DONE) : err(rejectionProblem(recorded.error, 'testId'));
    },
    getAllResults: async (call) => {
      const query = parseBySchema(resultsPageSchema, call.query, 'query');
      if (!query.ok) return query;
      const { limit = null, after = null } = query.value;
      const groupId = call.params['userGroupId'] ?? '';
      const answer = await useCases.listResults(requireCaller(call).userId, groupId, { limit, after });
      return answer.ok ? ok(await compactJson(call, answer.value)) : err(NO_SUCH_RESULT);
    },
    getResult: async (call) => {
      const { userGroupId = '', testId = '' } = call.params;
      const result = await useCases.findResult(requireCaller(call).userId, userGroupId, testId);
      return result.ok ? ok({ status: 200, headers: NO_STORE, body: result.value }) : err(NO_SUCH_RESULT);
    },
  } satisfies Record<string, ApiHandler>;
}
