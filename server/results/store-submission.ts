import type { FieldError } from '../../core/domain/error-codes.ts';
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

/**
 * Stores tests: each once however often it is sent, and its device is held forever (decisions.md section 4). The first submission that
 * must be reported creates the report, about the person in that submission; later ones create none. A test that is too old is stored
 * with the reason why it is not reported.
 */
export function makeStoreSubmission(queueReport: QueueReport): StoreSubmission {
  return async (stores, submitted, person, now) => {
    if (!(await stores.tests.lock(submitted.testId, now))) return err('unknown-test');
    const before = await stores.results.find(submitted.testId);
    const isTooOld = submitted.sendToAims && before?.sendToAims !== true && isTooOldToReport(submitted, now);
    const test = isTooOld ? { ...submitted, sendToAims: false, notReported: 'tooOld' as const } : submitted;
    const stored = await storeTest(stores, before, test, now);
    if (!stored.ok) return stored;
    const isNewlyReported = stored.value.sendToAims && before?.sendToAims !== true;
    if (isNewlyReported) await queueReport(stores, stored.value, person, now);
    return ok(undefined);
  };
}
