import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { ReportState } from './report-state.ts';

const RETRIED = ['stuck', 'refused'] as const satisfies readonly ReportState[];
const RELEASED = ['held'] as const satisfies readonly ReportState[];

/** Why a report is not queued: it does not exist, its contents were erased, or its state. */
type Rejection<State extends ReportState> = 'unknown-report' | 'erased' | Exclude<ReportState, State>;

/** Queues a report that is in one of some states, with a job to deliver it, or changes nothing. */
type QueueFrom<State extends ReportState> = (reportId: string) => Promise<Result<void, Rejection<State>>>;

/** Queues a stuck or refused report again. */
export type RetryReport = QueueFrom<(typeof RETRIED)[number]>;

/** Queues a held report, which was never sent. */
export type ReleaseReport = QueueFrom<(typeof RELEASED)[number]>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}

/**
 * The message and its file name do not change. The second of two concurrent calls returns `queued`. A report that was refused long after its
 * delivery has no message any more.
 */
function makeQueueFrom<State extends Exclude<ReportState, 'queued'>>(
  { unitOfWork, clock }: Deps,
  from: readonly State[],
): QueueFrom<State> {
  const isOther = (state: ReportState): state is Exclude<ReportState, State> => !from.some((one) => one === state);
  return (reportId) =>
    unitOfWork.run(async ({ reports, outbox }): Promise<Result<void, Rejection<State>>> => {
      const report = await reports.find(reportId);
      if (report === null) return err('unknown-report');
      if (isOther(report.state)) return err(report.state);
      if (report.message === '') return err('erased');
      const now = clock.now();
      // Another call may have queued it since it was read.
      if (!(await reports.move(reportId, { to: 'queued', from }, now))) return err('queued');
      await outbox.post({ kind: 'deliverReport', reportId }, now);
      return ok(undefined);
    });
}

/** Retries reports for operators. */
export function makeRetryReport(deps: Deps): RetryReport {
  return makeQueueFrom(deps, RETRIED);
}

/** Releases reports that an operator has checked. */
export function makeReleaseReport(deps: Deps): ReleaseReport {
  return makeQueueFrom(deps, RELEASED);
}
