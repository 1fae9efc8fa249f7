import type { Kits } from '../../core/domain/kit.ts';
import type { ServerClock } from '../clock.ts';
import type { IssueTestId } from './issue-test-id.ts';
import type { FindResult, ListResults } from './read-results.ts';
import type { RecordProgress } from './record-progress.ts';
import type { SubmitAccountResult, SubmitGuestResult } from './submit-results.ts';

/** The use-cases about tests and their results. */
export interface TestResultUseCases {
  readonly issueTestId: IssueTestId;
  readonly submitGuestResult: SubmitGuestResult;
  readonly submitAccountResult: SubmitAccountResult;
  readonly recordProgress: RecordProgress;
  readonly listResults: ListResults;
  readonly findResult: FindResult;
  /** Whether a health agency takes reports from this server. */
  readonly hasAgency: boolean;
  readonly clock: ServerClock;
  /** The kits whose tests are accepted. */
  readonly kits: Kits;
}
