import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { STATE_TABLE, type ReportState } from './report-state.ts';

/** Why a report is not retried: it does not exist, its contents were erased, or its state. */
export type RetryRejection = 'unknown-report' | 'erased' | Exclude<ReportState, 'stuck' | 'refused'>;

/** Queues a stuck or refused report again, with a job to deliver it, or changes nothing. */
export type RetryReport = (reportId: string) => Promise<Result<void, RetryRejection>>;

function isRejection(state: ReportState): state is Exclude<ReportState, 'stuck' | 'refused'> {
  return !STATE_TABLE.queued.from.includes(state);
}

/**
 * Retries reports for operators: the message and its file name do not change. The second of two concurrent calls returns `queued`. A report
 * that was refused long after its delivery has no message any more.
 */
export function makeRetryReport({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): RetryReport {
  return (reportId) =>
    unitOfWork.run(async ({ reports, outbox }): Promise<Result<void, RetryRejection>> => {
      const report = await reports.find(reportId);
      if (report === null) return err('unknown-report');
      if (isRejection(report.state)) return err(report.state);
      if (report.message === '') return err('erased');
      const now = clock.now();
      // Another call may have queued it since it was read.
      if (!(await reports.move(reportId, { to: 'queued' }, now))) return err('queued');
      await outbox.post({ kind: 'deliverReport', reportId }, now);
      return ok(undefined);
    });
}
