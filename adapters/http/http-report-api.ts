import * as v from 'valibot';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { REPORT_STATUSES, UNSENT_REASONS, WITHDRAWAL_REASONS } from '../../core/domain/report-status.ts';
import { REPORT_FIELDS } from '../../core/domain/reported-field.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { ReportApi, ReportReader } from '../../core/ports/report-api.ts';
import { unexpected } from './expect.ts';
import type { HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

const hub = v.object({ name: v.nullable(v.string()), contact: v.nullable(v.string()) });
const step = v.object({ status: v.picklist(REPORT_STATUSES), at: instant });

const reportAnswer = v.object({
  status: v.picklist(REPORT_STATUSES),
  reason: v.nullable(v.picklist(UNSENT_REASONS)),
  form: v.nullable(v.picklist(['identified', 'anonymous'])),
  history: v.array(step),
  remarks: v.array(v.string()),
  fields: v.array(v.object({ id: v.picklist(REPORT_FIELDS), value: v.nullable(v.string()) })),
  deliveries: v.array(v.object({ hub: v.nullable(hub), at: instant, answer: v.nullable(step) })),
  reachesState: v.nullable(v.boolean()),
  withdrawal: v.nullable(
    v.union([
      v.object({ by: v.literal('person'), reason: v.null() }),
      v.object({ by: v.literal('operator'), reason: v.picklist(WITHDRAWAL_REASONS) }),
    ]),
  ),
});

/** Every message starts with this; the login page of a hotel's Wi-Fi does not. */
const MESSAGE_START = 'MSH|';

/** Reports and their status over HTTP. The URL holds only the test id; the caller's identity is in the headers. */
export function makeHttpReportApi(client: HttpClient): ReportApi {
  const ask = (routeId: ApiRouteId, testId: string, reader: ReportReader) =>
    client.call(routeId, { params: { testId }, ...(reader === 'account' ? { isAuthenticated: true } : { testId }) });
  return {
    get: async (testId, reader) => readAnswer('getReport', reportAnswer, await ask('getReport', testId, reader)),
    withdraw: async (testId, reader) =>
      readAnswer('withdrawReport', reportAnswer, await ask('withdrawReport', testId, reader)),
    message: async (testId, reader) => {
      const answer = await ask('getReportMessage', testId, reader);
      if (!answer.ok) return answer;
      const { body } = answer.value;
      return body.startsWith(MESSAGE_START) ? ok(body) : err(unexpected('getReportMessage', answer.value));
    },
  };
}
