import type { ReportResponse } from '../../api/payloads.ts';
import type { ReportStatus } from '../../domain/report-status.ts';
import type { AppError } from '../../domain/error-codes.ts';
import type { Result } from '../../domain/result.ts';
import type { AppRunner } from '../../flow/app-runner.ts';
import type { Navigator } from '../../ports/navigator.ts';
import type { ReportApi, ReportReader } from '../../ports/report-api.ts';
import { makeQuery, type Fetched, type Query } from '../query.ts';
import { makeAuthenticatedCall } from '../access/authenticated-call.ts';

/** Dependencies of report queries. */
export interface ReportPorts {
  readonly reportApi: ReportApi;
  readonly runner: AppRunner;
  readonly navigator: Navigator;
}

/** The report of a test. */
export interface ReportQuery extends Query<ReportResponse> {
  /** The message sent to the authorities. Fails as the call does. */
  readonly message: () => Promise<Result<string, AppError>>;
  /** Withdraws the report if it still waits, fetches it again, and returns it as it is then. Fails as the call does. */
  readonly withdraw: () => Promise<Result<ReportResponse, AppError>>;
}

/** A report queued for longer is late: the person may want to inform their health department themselves. */
const LATE_AFTER_MS = 24 * 3_600_000;

/** Whether a report is late, at an instant in epoch milliseconds. */
export function isReportLate({ status, reason, history }: ReportResponse, now: number): boolean {
  const since = history.at(-1)?.at;
  return status === 'queued' && reason === null && since !== undefined && now - Date.parse(since) > LATE_AFTER_MS;
}

/** Whether the report's status may still change. */
function isReportUnderWay({ status }: ReportResponse): boolean {
  return status === 'queued' || status === 'sent';
}

/** Whether the report can be fetched again: its state is unknown, or may have changed. */
export function canCheckReport({ value, errors, isBusy }: Fetched<ReportResponse>): boolean {
  return errors.length > 0 || (!isBusy && value !== null && isReportUnderWay(value));
}

function hasBeenSent(status: ReportStatus): boolean {
  return status !== 'notReported' && status !== 'queued' && status !== 'withdrawn';
}

/** Whether a report was delivered so long ago that its contents were erased. Only its history is left. */
export function isReportErased({ status, reason, fields }: ReportResponse): boolean {
  return hasBeenSent(status) && reason === null && fields.length === 0;
}

/** Whether there is a message to the authorities: one was made for the report, and its contents are still stored. */
export function hasMessage(report: ReportResponse): boolean {
  const { status, reason } = report;
  const isUnmade = reason === 'invalid' || reason === 'expired';
  return status !== 'notReported' && status !== 'withdrawn' && !isUnmade && !isReportErased(report);
}

/** A query for the report of a test: of the account's own, or of the guest's current test. */
export function openReport({ reportApi, runner, navigator }: ReportPorts, testId: string): ReportQuery {
  const signedIn = makeAuthenticatedCall({ runner, navigator });
  function ask<Value>(
    call: (reader: ReportReader) => Promise<Result<Value, AppError>>,
  ): Promise<Result<Value, AppError>> {
    return runner.current().identity.currentUser === null ? call('guest') : signedIn(() => call('account'));
  }
  const query = makeQuery(() => ask((reader) => reportApi.get(testId, reader)));
  return {
    ...query,
    withdraw: async () => {
      const answer = await ask((reader) => reportApi.withdraw(testId, reader));
      if (answer.ok) await query.load();
      return answer;
    },
    message: () => ask((reader) => reportApi.message(testId, reader)),
  };
}
