import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { REACHED_FROM, type ReportState } from './report-state.ts';

/** Why a report is not retried: it does not exist, or its state. */
export type RetryRejection = 'unknown-report' | Exclude<ReportState, 'stuck' | 'refused'>;

/** Queues a stuck or refused report again, with a job to deliver it, or changes nothing. */
export type RetryReport = (reportId: string) => Promise<Result<void, RetryRejection>>;

function isRejection(state: ReportState): state is Exclude<ReportState, 'stuck' | 'refused'> {
  return !REACHED_FROM.queued.includes(state);
}

/**
 * Retries reports for operators: the message and its file name do not change. The second of two concurrent calls returns `queued`.
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
      const now = clock.now();
      if (await reports.move(reportId, { to: 'queued' }, now)) {
        await outbox.post({ kind: 'deliverReport', reportId }, now);
        return ok(undefined);
      }
      const report = await reports.find(reportId);
      if (report === null) return err('unknown-report');
      return err(isRejection(report.state) ? report.state : 'queued');
    });
}
