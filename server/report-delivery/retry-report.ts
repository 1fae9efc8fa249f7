import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { ReportState } from './report-state.ts';

const RETRIED = ['stuck', 'refused'] as const satisfies readonly ReportState[];
const RELEASED = ['held'] as const satisfies readonly ReportState[];

/** Queues a report that is in one of some states, with a job to deliver it, or changes nothing. Fails with the state that it is in. */
type QueueFrom<State extends ReportState> = (
  reportId: string,
) => Promise<Result<void, 'unknown-report' | Exclude<ReportState, State>>>;

/** Queues a stuck or refused report again. */
export type RetryReport = QueueFrom<(typeof RETRIED)[number]>;

/** Queues a held report, which was never sent. */
export type ReleaseReport = QueueFrom<(typeof RELEASED)[number]>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}

/** The message and its file name do not change. The second of two concurrent calls returns `queued`. */
function makeQueueFrom<State extends Exclude<ReportState, 'queued'>>(
  { unitOfWork, clock }: Deps,
  from: readonly State[],
): QueueFrom<State> {
  const isOther = (state: ReportState): state is Exclude<ReportState, State> => !from.some((one) => one === state);
  return (reportId) =>
    unitOfWork.run(
      async ({ reports, outbox }): Promise<Result<void, 'unknown-report' | Exclude<ReportState, State>>> => {
        const now = clock.now();
        if (await reports.move(reportId, { to: 'queued', from }, now)) {
          await outbox.post({ kind: 'deliverReport', reportId }, now);
          return ok(undefined);
        }
        const state = (await reports.find(reportId))?.state ?? 'unknown-report';
        if (state === 'unknown-report') return err(state);
        return err(isOther(state) ? state : 'queued');
      },
    );
}

/** Retries reports for operators. */
export function makeRetryReport(deps: Deps): RetryReport {
  return makeQueueFrom(deps, RETRIED);
}

/** Releases reports that an operator has checked. */
export function makeReleaseReport(deps: Deps): ReleaseReport {
  return makeQueueFrom(deps, RELEASED);
}
