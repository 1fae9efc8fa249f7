import type { Result } from '../../core/domain/result.ts';
import { makeJobIds } from '../jobs/job-ids.ts';
import { makeReportAdmin, type ReportAdmin } from '../report-delivery/report-admin.ts';
import {
  makeReleaseReport,
  makeRetryReport,
  type ReleaseReport,
  type RetryReport,
} from '../report-delivery/retry-report.ts';
import { makeWithdrawReport, type WithdrawReport } from '../report-delivery/withdraw-report.ts';
import { makeKyselyUnitOfWork } from '../wiring/kysely-unit-of-work.ts';
import { withDatabase, type DatabaseAccess } from './open-database.ts';

/** What operators can do with reports. */
export interface ReportAccess {
  readonly admin: ReportAdmin;
  readonly retry: RetryReport;
  readonly release: ReleaseReport;
  readonly withdraw: WithdrawReport;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Runs work on the reports of the configured database. Fails with a message for the operator. */
export function withReportAccess<Value>(
  access: DatabaseAccess,
  work: (reports: ReportAccess) => Promise<Value>,
): Promise<Result<Value, string>> {
  return withDatabase(access, ({ db, clock }) => {
    const unitOfWork = makeKyselyUnitOfWork(db, {
      makeJobId: makeJobIds(() => clock.now()),
      onPosted: () => undefined,
      // The commands post only reports, which hold no code.
      sealMessage: (message) => message,
    });
    return work({
      admin: makeReportAdmin({ unitOfWork }),
      retry: makeRetryReport({ unitOfWork, clock }),
      release: makeReleaseReport({ unitOfWork, clock }),
      withdraw: makeWithdrawReport({ unitOfWork, clock }),
      now: () => clock.now(),
    });
  });
}
