import type { FieldError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { beforeManufacture, isTooOldToReport } from '../../core/domain/test-facts.ts';
import type { ReportedPerson } from '../../core/report/report-contents.ts';
import { holdDevice } from '../devices/hold-device.ts';
import type { QueueReport } from '../report-delivery/queue-report.ts';
import type { Stores } from '../unit-of-work/ports.ts';
import { mergeSubmission, type MergeRefusal } from './merge-submission.ts';
import type { SubmittedTest } from './ports.ts';

/** Times of a test that cannot be true of its cassette. */
export interface ImpossibleTimes {
  readonly fields: readonly FieldError[];
}

/** Why a submission is not kept. */
export type SubmissionRefusal = 'unknown-test' | MergeRefusal | ImpossibleTimes;

/** Keeps a submission about a person, in the transaction of the stores. `now` in epoch milliseconds. */
export type KeepSubmission = (
  stores: Stores,
  test: SubmittedTest,
  person: ReportedPerson,
  now: number,
) => Promise<Result<void, SubmissionRefusal>>;

async function keepTest(
  stores: Stores,
  before: SubmittedTest | null,
  test: SubmittedTest,
  now: number,
): Promise<Result<SubmittedTest, SubmissionRefusal>> {
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
 * Keeps tests: each once however often it is sent, with its device held for good (decisions.md section 4). The first submission that
 * is to be reported makes the report, of the person as that submission tells of them; no later one makes another. A test that is too old
 * for that is kept without a report, and says so.
 */
export function makeKeepSubmission(queueReport: QueueReport): KeepSubmission {
  return async (stores, submitted, person, now) => {
    if (!(await stores.tests.lock(submitted.testId, now))) return err('unknown-test');
    const before = await stores.results.find(submitted.testId);
    const isTooOld = submitted.sendToAims && before?.sendToAims !== true && isTooOldToReport(submitted, now);
    const test = isTooOld ? { ...submitted, sendToAims: false, notReported: 'tooOld' as const } : submitted;
    const kept = await keepTest(stores, before, test, now);
    if (!kept.ok) return kept;
    const isNewlyReported = kept.value.sendToAims && before?.sendToAims !== true;
    if (isNewlyReported) await queueReport(stores, kept.value, person, now);
    return ok(undefined);
  };
}
