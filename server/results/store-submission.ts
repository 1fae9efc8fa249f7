import type { FieldError } from '../../core/domain/error-codes.ts';
import type { UnsentReason } from '../../core/domain/report-status.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { beforeManufacture, isTooOldToReport } from '../../core/domain/test-facts.ts';
import type { ReportedPerson } from '../../core/report/report-contents.ts';
import { holdDevice } from '../devices/hold-device.ts';
import type { QueueReport } from '../report-delivery/queue-report.ts';
import type { Stores } from './unit-of-work.ts';
import { mergeSubmission, type MergeRejection } from './merge-submission.ts';
import type { SubmittedTest } from './ports.ts';

/** Times of a test that are impossible for its cassette. */
export interface ImpossibleTimes {
  readonly fields: readonly FieldError[];
}

/** Why a submission is not stored. */
export type SubmissionRejection = 'unknown-test' | MergeRejection | ImpossibleTimes;

/** Stores a submission about a person, in the transaction of the stores. `now` in epoch milliseconds. */
export type StoreSubmission = (
  stores: Stores,
  test: SubmittedTest,
  person: ReportedPerson,
  now: number,
) => Promise<Result<void, SubmissionRejection>>;

export interface StoreSubmissionDeps {
  readonly queueReport: QueueReport;
  /** Whether a health agency takes reports from this server. */
  readonly hasAgency: boolean;
}

async function storeTest(
  stores: Stores,
  before: SubmittedTest | null,
  test: SubmittedTest,
  now: number,
): Promise<Result<SubmittedTest, SubmissionRejection>> {
  if (before !== null) {
    const merged = mergeSubmission(before, test);
    if (merged.ok) await stores.results.update(merged.value, now);
    return merged;
  }
  const device = { deviceId: test.deviceId, printed: null };
  const held = await holdDevice(stores, device, test.testId, { at: now, until: null });
  if (!held.ok) return held;
  const fields = beforeManufacture(test, await stores.devices.manufacturedOn(test.deviceId), now);
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

/**
 * Stores tests: each once however often it is sent, and its device is held forever (decisions.md section 4). The first submission that
 * must be reported creates the report, about the person in that submission; later ones create none. A test that is too old is stored
 * with the reason why it is not reported, as is one whose first result and report were deleted after the retention period, and one whose
 * person was not asked.
 */
export function makeStoreSubmission({ queueReport, hasAgency }: StoreSubmissionDeps): StoreSubmission {
  return async (stores, submitted, person, now) => {
    if (!(await stores.tests.lock(submitted.testId, now))) return err('unknown-test');
    const before = await stores.results.find(submitted.testId);
    const facts = {
      isFirst: before === null,
      wasReported: await stores.tests.wasReported(submitted.testId),
      hasAgency,
    };
    const notReported = before?.sendToAims === true ? null : reasonNotToReport(submitted, facts, now);
    const test = notReported === null ? submitted : { ...submitted, sendToAims: false, notReported };
    const stored = await storeTest(stores, before, test, now);
    if (!stored.ok) return stored;
    const isNewlyReported = stored.value.sendToAims && before?.sendToAims !== true;
    if (isNewlyReported) await queueReport(stores, stored.value, person, now);
    return ok(undefined);
  };
}
