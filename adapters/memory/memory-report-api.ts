import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { ReportApi, ReportReader } from '../../core/ports/report-api.ts';
import { rejection } from './fault-injector.ts';
import { answerOf, messageOf, type MemoryReport } from './memory-reports.ts';
import type { MemoryResult, MemoryResultDeps } from './memory-result-api.ts';
import { makeAnswerLoggedIn } from './memory-logged-in.ts';
import type { MemoryBrowserCookies } from './memory-world.ts';

/** Reports and their status in memory, as one browser sees them. */
export function makeMemoryReportApi(deps: MemoryResultDeps, cookies: MemoryBrowserCookies): ReportApi {
  const { faults, world, results, reports } = deps;
  const signedIn = makeAnswerLoggedIn(faults, world, cookies);

  /** Answers about a test only to its owner, or, while it has no owner, to any guest who knows its id. */
  function ask<Value>(
    routeId: ApiRouteId,
    testId: string,
    reader: ReportReader,
    answer: (report: MemoryReport | undefined, result: MemoryResult) => Result<Value, AppError>,
  ): Promise<Result<Value, AppError>> {
    const answerTo = (groupId: string | null): Result<Value, AppError> => {
      const result = results.get(testId);
      const owner = result?.owner?.groupId ?? null;
      return result === undefined || owner !== groupId ? rejection(routeId, 404) : answer(reports.get(testId), result);
    };
    if (reader === 'guest') return faults.answer(routeId, null, () => answerTo(null));
    return signedIn(routeId, null, ({ groupId }) => answerTo(groupId));
  }

  return {
    get: (testId, reader) =>
      ask('getReport', testId, reader, (report, { notReported }) => ok(answerOf(report, notReported, world))),
    withdraw: (testId, reader) =>
      ask('withdrawReport', testId, reader, (report, { notReported }) => {
        const isTooLate = report !== undefined && report.sent !== null;
        const withdrawn = report && { ...report, withdrawnAt: isTooLate ? null : (report.withdrawnAt ?? world.now()) };
        if (withdrawn !== undefined) reports.set(testId, withdrawn);
        return ok(answerOf(withdrawn, notReported, world));
      }),
    message: (testId, reader) =>
      ask('getReportMessage', testId, reader, (report) =>
        report === undefined || report.withdrawnAt !== null
          ? rejection('getReportMessage', 404)
          : ok(messageOf(report)),
      ),
  };
}
