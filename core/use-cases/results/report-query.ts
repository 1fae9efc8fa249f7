import type { ReportAnswer } from '../../api/payloads.ts';
import type { AppError } from '../../domain/error-codes.ts';
import type { Result } from '../../domain/result.ts';
import type { AppRunner } from '../../flow/app-runner.ts';
import type { Navigator } from '../../ports/navigator.ts';
import type { ReportApi, ReportReader } from '../../ports/report-api.ts';
import { makeQuery, type Query } from '../query.ts';
import { makeSignedInCall } from '../access/signed-in-call.ts';

/** What looking for a report needs. */
export interface ReportPorts {
  readonly reportApi: ReportApi;
  readonly runner: AppRunner;
  readonly navigator: Navigator;
}

/** What became of a test's report. */
export interface ReportQuery extends Query<ReportAnswer> {
  /** The message as it goes to the authorities. Fails as the call does. */
  message(): Promise<Result<string, AppError>>;
}

/** A report that waited for so long is late: the person may want to tell their health department themselves. */
const LATE_AFTER_MS = 24 * 3_600_000;

/** Whether a report has been on its way for too long, at an instant in epoch milliseconds. */
export function isReportLate({ status, history }: ReportAnswer, now: number): boolean {
  const since = history.at(-1)?.at;
  return status === 'queued' && since !== undefined && now - Date.parse(since) > LATE_AFTER_MS;
}

/** Whether more is to be heard of a report. */
export function isReportUnderWay({ status }: ReportAnswer): boolean {
  return status === 'queued' || status === 'sent';
}

/** Opens the report of a test, for whoever is here: somebody signed in, or the guest whose test is at hand. */
export function openReport({ reportApi, runner, navigator }: ReportPorts, testId: string): ReportQuery {
  const signedIn = makeSignedInCall({ runner, navigator });
  function ask<Value>(
    call: (reader: ReportReader) => Promise<Result<Value, AppError>>,
  ): Promise<Result<Value, AppError>> {
    return runner.current().identity.currentUser === null ? call('guest') : signedIn(() => call('account'));
  }
  return {
    ...makeQuery(() => ask((reader) => reportApi.get(testId, reader))),
    message: () => ask((reader) => reportApi.message(testId, reader)),
  };
}
