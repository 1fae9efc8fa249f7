import type { Withdrawal } from '../../core/domain/report-status.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { StoredReport } from './ports.ts';
import { STATE_TABLE, type ReportState } from './report-state.ts';
import type { Stores, UnitOfWork } from './unit-of-work.ts';

/** Why a report is not withdrawn: a worker is just sending it, or its state. */
export type TooLate = 'being-sent' | Exclude<ReportState, 'stuck'>;

/** Why an operator cannot withdraw a report. */
export type WithdrawRejection = 'unknown-report' | TooLate;

/** Withdraws a report that waits, or changes nothing. */
export type WithdrawReport = (reportId: string, withdrawal: Withdrawal) => Promise<Result<void, WithdrawRejection>>;

/**
 * Withdraws a report in a transaction: it is never sent, and its contents are erased. While a worker has leased its job, it may arrive at any
 * moment, so it stays as it is.
 */
export async function withdrawIn(
  { reports, outbox }: Pick<Stores, 'reports' | 'outbox'>,
  { reportId, state }: Pick<StoredReport, 'reportId' | 'state'>,
  withdrawal: Withdrawal,
  now: number,
): Promise<Result<void, TooLate>> {
  if (!STATE_TABLE[state].isWaiting) return err(state as Exclude<ReportState, 'stuck'>);
  // The holder of the job decides, so it is taken before the state changes.
  if (!(await outbox.cancel({ kind: 'deliverReport', reportId }, now))) return err('being-sent');
  // A worker may have finished since the state was read.
  if (!(await reports.move(reportId, { to: 'withdrawn', withdrawal }, now))) return err('being-sent');
  await reports.eraseContents(reportId);
  return ok(undefined);
}

/** Withdraws reports for operators. */
export function makeWithdrawReport({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): WithdrawReport {
  return (reportId, withdrawal) =>
    unitOfWork.run(async (stores): Promise<Result<void, WithdrawRejection>> => {
      const report = await stores.reports.find(reportId);
      return report === null ? err('unknown-report') : withdrawIn(stores, report, withdrawal, clock.now());
    });
}
