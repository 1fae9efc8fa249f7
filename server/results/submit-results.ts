import type { Held } from '../../core/domain/report-status.ts';
import { err, type Result } from '../../core/domain/result.ts';
import { collectionDay, isTooYoung } from '../../core/domain/test-facts.ts';
import type { ServerClock } from '../clock.ts';
import type { GuestTest, OwnedTest } from './ports.ts';
import type { StoreSubmission, SubmissionRejection } from './store-submission.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly storeSubmission: StoreSubmission;
}

/** `address` is the network address of the client. */
export type SubmitGuestResult = (test: GuestTest, address: string) => Promise<Result<Held, SubmissionRejection>>;

/** Stores a guest's test. Rejects one that an account has claimed. */
export function makeSubmitGuestResult({ unitOfWork, clock, storeSubmission }: Deps): SubmitGuestResult {
  return (test, address) =>
    unitOfWork.run((stores) => storeSubmission(stores, test, test.guestInfo, { now: clock.now(), address }), {
      isIdempotent: true,
    });
}

/** `address` is the network address of the client. */
export type SubmitAccountResult = (
  callerId: string,
  test: OwnedTest,
  address: string,
) => Promise<Result<Held, SubmissionRejection | 'unknown-profile' | 'too-young'>>;

/**
 * Stores a test of one of the caller's profiles; a guest's test moves into the account. Rejects a test to be reported for a person who was
 * too young for the test.
 */
export function makeSubmitAccountResult({ unitOfWork, clock, storeSubmission }: Deps): SubmitAccountResult {
  return (callerId, test, address) =>
    unitOfWork.run(
      async (stores): Promise<Result<Held, SubmissionRejection | 'unknown-profile' | 'too-young'>> => {
        const { groupId, profileId } = test.owner;
        const [caller, profile] = await Promise.all([
          stores.users.find(callerId),
          stores.profiles.find(groupId, profileId),
        ]);
        const isOwn = caller?.groupIds.includes(groupId) === true;
        if (!isOwn || profile === null) return err('unknown-profile');
        if (test.sendToAims && isTooYoung(profile.dateOfBirth, collectionDay(test))) return err('too-young');
        return storeSubmission(stores, test, profile, { now: clock.now(), address });
      },
      { isIdempotent: true },
    );
}
