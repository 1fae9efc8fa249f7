import type { Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { keepSubmission, type SubmissionRefusal } from './keep-submission.ts';
import type { SubmittedTest } from './ports.ts';

export type SubmitGuestResult = (test: SubmittedTest) => Promise<Result<void, SubmissionRefusal>>;

/** Keeps a guest's test. One that an account has claimed is the account's alone. */
export function makeSubmitGuestResult({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): SubmitGuestResult {
  return (test) =>
    unitOfWork.run((stores): Promise<Result<void, SubmissionRefusal>> => keepSubmission(stores, test, clock.now()));
}
