import type { FieldError } from '../../core/domain/error-codes.ts';
import { EMPTY_GUEST_INFO } from '../../core/domain/guest-info.ts';
import type { Held, UnsentReason } from '../../core/domain/report-status.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { beforeManufacture, isTooOldToReport } from '../../core/domain/test-facts.ts';
import type { ReportedPerson } from '../../core/report/report-contents.ts';
import type { HoldDevice, HoldState, TooManyHolds } from '../devices/hold-device.ts';
import type { CountAbuse } from '../limits/abuse-limits.ts';
import type { QueueReport } from '../report-delivery/queue-report.ts';
import { storedHeld } from '../report-delivery/report-state.ts';
import type { Stores } from './unit-of-work.ts';
import { mergeSubmission, type MergeRejection } from './merge-submission.ts';
import type { LockedTest, SubmittedTest } from './ports.ts';

/** Times of a test that are impossible for its cassette. */
export interface ImpossibleTimes {
  readonly fields: readonly FieldError[];
}

/** Why a submission is not stored. */
export type SubmissionRejection = 'unknown-test' | MergeRejection | ImpossibleTimes | TooManyHolds;

/** When a submission arrived, in epoch milliseconds, and from which network address. */
export interface Arrival {
  readonly now: number;
  readonly address: string;
}

/** Stores a submission about a person, in the transaction of the stores. Returns what is held then, which may not be what was submitted. */
export type StoreSubmission = (
  stores: Stores,
  test: SubmittedTest,
  person: ReportedPerson,
  arrival: Arrival,
) => Promise<Result<Held, SubmissionRejection>>;

export interface StoreSubmissionDeps {
  readonly queueReport: QueueReport;
  readonly holdDevice: HoldDevice;
  readonly countAbuse: Pick<CountAbuse, 'used' | 'guestReport'>;
  /** Whether a health agency takes reports from this server. */
  readonly hasAgency: boolean;
}

type Used = HoldState['used'];

/** What the outcome of a submission depends on. */
interface StoredBefore extends Omit<HoldState, 'isSubmitted'> {
  readonly locked: LockedTest | null;
  readonly before: SubmittedTest | null;
}

/** The lock comes first: the others then read what earlier transactions about the test have written. */
async function readStored(
  { tests, results, devices, amounts }: Stores,
  { used }: Pick<CountAbuse, 'used'>,
  { testId, deviceId, lotNumber, sendToAims, owner }: SubmittedTest,
  { now, address }: Arrival,
): Promise<StoredBefore> {
  const isGuestReport = sendToAims && owner === null;
  const [locked, before, holds, amountsUsed] = await Promise.all([
    tests.lock(testId, now),
    results.find(testId),
    devices.lock(deviceId, testId, now),
    used(amounts, { address, lotNumber: isGuestReport ? lotNumber : null }, now),
  ]);
  return { locked, before, holds, used: amountsUsed };
}

async function storeTest(
  holdDevice: HoldDevice,
  stores: Stores,
  { before, holds, used }: StoredBefore,
  test: SubmittedTest,
  { now, address }: Arrival,
): Promise<Result<SubmittedTest, SubmissionRejection>> {
  if (before !== null) {
    const merged = mergeSubmission(before, test);
    if (merged.ok && merged.value !== before) await stores.results.update(merged.value, now);
    return merged;
  }
  const device = { deviceId: test.deviceId, printed: null };
  const state = { holds, used, isSubmitted: false };
  const held = await holdDevice(stores, state, device, test.testId, { at: now, until: null, address });
  if (!held.ok) return held;
  const fields = beforeManufacture(test, holds.manufacturedOn, now);
  if (fields.length > 0) return err({ fields });
  await stores.results.insert(test, now);
  return ok(test);
}

/** Why a submitted test is not reported, or null: the reason is decided by the first submission. */
function reasonNotToReport(
  { sendToAims, ...test }: SubmittedTest,
  { isFirst, wasReported, hasAgency }: Readonly<Record<'isFirst' | 'wasReported' | 'hasAgency', boolean>>,
  now: number,
): UnsentReason | null {
  if (wasReported) return 'reportedBefore';
  if (sendToAims) return isTooOldToReport(test, now) ? 'tooOld' : null;
  return isFirst && !hasAgency ? 'notAsked' : null;
}

/** A test that is not reported for a reason. Nothing personal of a guest is kept, as without the wish to report. */
function unreported(test: SubmittedTest, notReported: UnsentReason): SubmittedTest {
  return { ...test, sendToAims: false, notReported, guestInfo: test.guestInfo && EMPTY_GUEST_INFO };
}

/**
 * Stores tests: each once however often it is sent, and its device is held forever (decisions.md section 4). The first submission that
 * must be reported creates the report, about the person in that submission; later ones create none. A test that is too old is stored
 * with the reason why it is not reported, as is one whose first result and report were deleted after the retention period, and one whose
 * person was not asked. Where guests make many reports, an operator checks further ones before they are sent.
 */
export function makeStoreSubmission(deps: StoreSubmissionDeps): StoreSubmission {
  const { queueReport, holdDevice, countAbuse, hasAgency } = deps;

  async function report(stores: Stores, test: SubmittedTest, person: ReportedPerson, used: Used, arrival: Arrival) {
    const { now, address } = arrival;
    const { owner, lotNumber } = test;
    const isGuest = owner === null;
    const held = isGuest ? await countAbuse.guestReport(stores.amounts, used, { address, lotNumber }, now) : null;
    await queueReport(stores, test, person, { now, held });
  }

  return async (stores, submitted, person, arrival) => {
    const { now } = arrival;
    const storedBefore = await readStored(stores, countAbuse, submitted, arrival);
    const { locked, before, used } = storedBefore;
    if (locked === null) return err('unknown-test');
    const wasSent = before?.sendToAims === true;
    const known = { isFirst: before === null, wasReported: locked.wasReported, hasAgency };
    const notReported = wasSent ? null : reasonNotToReport(submitted, known, now);
    const test = notReported === null ? submitted : unreported(submitted, notReported);
    const stored = await storeTest(holdDevice, stores, storedBefore, test, arrival);
    if (!stored.ok) return stored;
    if (stored.value.sendToAims && !wasSent) await report(stores, stored.value, person, used, arrival);
    // A new result has no report but the one that was made here.
    const mayHaveReport = before !== null || stored.value.sendToAims;
    const held = mayHaveReport ? await stores.reports.formAndStateOf(submitted.testId) : null;
    return ok(storedHeld(held, stored.value.notReported, hasAgency));
  };
}
