import type { Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { KeepSubmission, SubmissionRefusal } from './keep-submission.ts';
import type { GuestTest } from './ports.ts';

export type SubmitGuestResult = (test: GuestTest) => Promise<Result<void, SubmissionRefusal>>;

/** Stores a guest's test. Refuses one that an account has claimed. */
export function makeSubmitGuestResult({
  unitOfWork,
  clock,
  keepSubmission,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly keepSubmission: KeepSubmission;
}): SubmitGuestResult {
  return (test) => unitOfWork.run((stores) => keepSubmission(stores, test, test.guestInfo, clock.now()));
}
