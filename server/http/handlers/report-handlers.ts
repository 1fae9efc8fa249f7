import { TEST_ID_HEADER } from '../../../core/api/payloads.ts';
import { err, ok } from '../../../core/domain/result.ts';
import type { ReportReader } from '../../report-delivery/read-report.ts';
import type { ReportUseCases } from '../../report-delivery/use-cases.ts';
import type { ApiCall, ApiHandler } from '../api-call.ts';
import type { ProblemDraft } from '../problem.ts';
import { NO_STORE } from '../login-response.ts';

const NO_SUCH_RESULT: ProblemDraft = { status: 404, code: 'TEST_RESULT_NOT_FOUND' };

/** The file name reveals nothing to other users of a shared phone or computer. */
const MESSAGE_HEADERS = {
  ...NO_STORE,
  'content-type': 'application/hl7-v2; charset=utf-8',
  'content-disposition': 'attachment; filename="report.hl7"',
};

function readerOf({ caller, headers }: ApiCall): ReportReader {
  const shown = headers[TEST_ID_HEADER.toLowerCase()];
  return { userId: caller?.userId ?? null, shownTestId: typeof shown === 'string' ? shown : null };
}

/** The calls about reports (decisions.md section 6). */
export function makeReportHandlers({ readReport, withdrawReport, readReportMessage }: ReportUseCases) {
  return {
    getReport: async (call) => {
      const report = await readReport(readerOf(call), call.params['testId'] ?? '');
      return report.ok ? ok({ status: 200, headers: NO_STORE, body: report.value }) : err(NO_SUCH_RESULT);
    },
    withdrawReport: async (call) => {
      const report = await withdrawReport(readerOf(call), call.params['testId'] ?? '');
      return report.ok ? ok({ status: 200, headers: NO_STORE, body: report.value }) : err(NO_SUCH_RESULT);
    },
    getReportMessage: async (call) => {
      const message = await readReportMessage(readerOf(call), call.params['testId'] ?? '');
      return message.ok ? ok({ status: 200, headers: MESSAGE_HEADERS, body: message.value }) : err(NO_SUCH_RESULT);
    },
  } satisfies Record<string, ApiHandler>;
}
