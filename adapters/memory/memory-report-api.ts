import type { AppError } from '../../core/domain/error-codes.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { ReportReader } from '../../core/ports/report-api.ts';
import { rejection } from './fault-injector.ts';
import type { MemoryCall, MemoryRules } from './memory-ports.ts';
import { answerOf, messageOf, type MemoryReport } from './memory-reports.ts';
import type { MemoryResult, MemoryResultDeps } from './memory-result-api.ts';
import { loggedInAccount, type MemoryBrowserCookies } from './memory-world.ts';

/** Reports and their status in memory, as one browser sees them. */
export function reportRules(deps: MemoryResultDeps, cookies: MemoryBrowserCookies): MemoryRules<'reportApi'> {
  const { world, results, reports } = deps;

  /** Answers about a test only to its owner, or, while it has no owner, to any guest who knows its id. */
  function ask<Value>(
    { reject }: MemoryCall,
    testId: string,
    reader: ReportReader,
    answer: (report: MemoryReport | undefined, result: MemoryResult) => Result<Value, AppError>,
  ): Result<Value, AppError> {
    const account = reader === 'guest' ? null : loggedInAccount(world, cookies);
    if (account === undefined) return rejection('refreshAccess', 401);
    const result = results.get(testId);
    const owner = result?.owner?.groupId ?? null;
    const isOwn = owner === (account?.groupId ?? null);
    return result === undefined || !isOwn ? reject(404) : answer(reports.get(testId), result);
  }

  return {
    get: (call, testId, reader) =>
      ask(call, testId, reader, (report, { notReported }) => ok(answerOf(report, notReported, world))),
    withdraw: (call, testId, reader) =>
      ask(call, testId, reader, (report, { notReported }) => {
        const isTooLate = report !== undefined && report.sent !== null;
        const withdrawn = report && { ...report, withdrawnAt: isTooLate ? null : (report.withdrawnAt ?? world.now()) };
        if (withdrawn !== undefined) reports.set(testId, withdrawn);
        return ok(answerOf(withdrawn, notReported, world));
      }),
    message: (call, testId, reader) =>
      ask(call, testId, reader, (report) =>
        report === undefined || report.withdrawnAt !== null ? call.reject(404) : ok(messageOf(report)),
      ),
  };
}
