import * as v from 'valibot';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { AGENCY_HEADER, type SubmissionReceipt } from '../../core/api/payloads.ts';
import { toCalendarDate, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { RESULTS_PAGE_SIZE } from '../../core/domain/limits.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ResultApi } from '../../core/ports/result-api.ts';
import { expectDone, unexpected } from './expect.ts';
import type { HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';

/** Rejects the login page of a hotel's Wi-Fi as a test id. */
const TEST_ID = /^[\w-]{1,64}$/;

const calendarDate = v.custom<CalendarDate>((day) => typeof day === 'string' && toCalendarDate(day) !== null);

const resultAnswer = v.object({
  testId: v.pipe(v.string(), v.nonEmpty()),
  result: v.picklist(TEST_RESULTS),
  testDate: v.pipe(v.string(), v.isoTimestamp()),
  utcOffset: v.nullable(v.number()),
  profileId: v.string(),
  isSymptomatic: v.picklist(SURE_ANSWERS),
  symptomOnsetDate: v.union([v.literal('n/a'), calendarDate]),
  kitId: v.string(),
  deletedProfile: v.exactOptional(v.object({ firstName: v.string(), lastName: v.string() })),
});

const resultsAnswer = v.object({
  results: v.array(resultAnswer),
  current: v.array(resultAnswer),
  hasMore: v.boolean(),
});

function readReceipt(body: string): SubmissionReceipt | null {
  try {
    const answer: unknown = JSON.parse(body);
    const isReceipt = typeof answer === 'object' && answer !== null && 'testId' in answer;
    return isReceipt && typeof answer.testId === 'string' ? { testId: answer.testId } : null;
  } catch {
    return null;
  }
}

/** Test ids, submissions, progress and the results of an account over HTTP. */
export function makeHttpResultApi(client: HttpClient): ResultApi {
  async function submit(
    routeId: ApiRouteId,
    submission: { readonly testId: string },
    ownerId?: string,
  ): Promise<Result<SubmissionReceipt, AppError>> {
    const answer = await client.call(routeId, { json: submission, ...(ownerId !== undefined && { ownerId }) });
    if (!answer.ok) return answer;
    const receipt = readReceipt(answer.value.body);
    return receipt?.testId === submission.testId ? ok(receipt) : err(unexpected(routeId, answer.value));
  }

  return {
    createTestId: async () => {
      const answer = await client.call('createTestId');
      if (!answer.ok) return answer;
      const testId = answer.value.body.trim();
      if (!TEST_ID.test(testId)) return err(unexpected('createTestId', answer.value));
      return ok({ testId, hasAgency: answer.value.header(AGENCY_HEADER) !== 'none' });
    },
    createAsGuest: (submission) => submit('createGuestResult', submission),
    create: (submission, ownerId) => submit('createResult', submission, ownerId),
    getAll: async (userGroupId, after) => {
      const search = { limit: String(RESULTS_PAGE_SIZE), ...(after === null ? {} : { after }) };
      const answer = await client.call('getAllResults', { params: { userGroupId }, search });
      return readAnswer('getAllResults', resultsAnswer, answer);
    },
    get: async (userGroupId, testId) =>
      readAnswer('getResult', resultAnswer, await client.call('getResult', { params: { userGroupId, testId } })),
    postProgress: async (progress) => expectDone('postProgress', await client.call('postProgress', { json: progress })),
  };
}
