import type { Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import { makeJobIds } from '../jobs/job-ids.ts';
import { makeReportAdmin, type ReportAdmin } from '../report-delivery/report-admin.ts';
import {
  makeReleaseReport,
  makeRetryReport,
  type ReleaseReport,
  type RetryReport,
} from '../report-delivery/retry-report.ts';
import { makeWithdrawReport, type WithdrawReport } from '../report-delivery/withdraw-report.ts';
import type { SecurityEvent } from '../trail/security-events.ts';
import { makeKyselyUnitOfWork, type UnitOfWork } from '../wiring/kysely-unit-of-work.ts';
import { withDatabase, type DatabaseAccess } from './open-database.ts';
import { operatorName } from './record-event.ts';

/** What operators can do with reports. */
export interface ReportAccess {
  readonly admin: ReportAdmin;
  readonly retry: RetryReport;
  readonly release: ReleaseReport;
  readonly withdraw: WithdrawReport;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Transactions about one report that leave an event with what they change, or neither. */
function leaving(
  { unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: ServerClock },
  event: SecurityEvent,
  report: string,
): UnitOfWork {
  return {
    run: (work, terms) =>
      unitOfWork.run(async (stores) => {
        const done = await work(stores);
        if (done.ok) await stores.operatorEvents.leave({ event, report, operator: operatorName() }, clock.now());
        return done;
      }, terms),
  };
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
    const terms = (event: SecurityEvent, reportId: string) => ({
      unitOfWork: leaving({ unitOfWork, clock }, event, reportId),
      clock,
    });
    return work({
      admin: makeReportAdmin({ unitOfWork }),
      retry: (reportId) => makeRetryReport(terms('reportRetried', reportId))(reportId),
      release: (reportId) => makeReleaseReport(terms('reportReleased', reportId))(reportId),
      withdraw: (reportId, withdrawal) => makeWithdrawReport(terms('reportWithdrawn', reportId))(reportId, withdrawal),
      now: () => clock.now(),
    });
  });
}
