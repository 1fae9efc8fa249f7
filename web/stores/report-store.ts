import type { ReportResponse } from '../../core/api/payloads.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import type { ReportQuery } from '../../core/use-cases/results/report-query.ts';
import { QueryStore } from './query-store.ts';

/** The state of a test's report. */
export class ReportStore extends QueryStore<ReportResponse> {
  /** Fetches the message as it is sent to the authorities. Fails as the call does. */
  readonly message: () => Promise<Result<string, AppError>>;

  /** Withdraws the report if it still waits, and returns it as it is then. Fails as the call does. */
  readonly withdraw: () => Promise<Result<ReportResponse, AppError>>;

  constructor(report: ReportQuery) {
    super(report);
    this.message = () => report.message();
    this.withdraw = () => report.withdraw();
  }
}
