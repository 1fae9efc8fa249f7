import type { Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { StoreSubmission, SubmissionRejection } from './store-submission.ts';
import type { GuestTest } from './ports.ts';

/** `address` is the network address of the client. */
export type SubmitGuestResult = (test: GuestTest, address: string) => Promise<Result<void, SubmissionRejection>>;

/** Stores a guest's test. Rejects one that an account has claimed. */
export function makeSubmitGuestResult({
  unitOfWork,
  clock,
  storeSubmission,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly storeSubmission: StoreSubmission;
}): SubmitGuestResult {
  return (test, address) =>
    unitOfWork.run((stores) => storeSubmission(stores, test, test.guestInfo, { now: clock.now(), address }), {
      isIdempotent: true,
    });
}
