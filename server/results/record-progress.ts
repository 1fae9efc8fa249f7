import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { TestProgress } from './ports.ts';

export type RecordProgress = (progress: TestProgress) => Promise<Result<void, 'unknown-test'>>;

/** More than the steps of a test, also with many steps back. */
const MOST_POSTS = 100;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Stores a progress post; a repeated post is stored once. Posts above a number, or later than a day after the test's start, are dropped:
 * they are worth no failure, and strangers could fill the database with them.
 */
export function makeRecordProgress({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): RecordProgress {
  return (progress) =>
    unitOfWork.run(
      async ({ tests, results }) => {
        const now = clock.now();
        const [test, stored] = await Promise.all([
          tests.lock(progress.testId, now),
          results.countProgress(progress.testId),
        ]);
        if (test === null) return err('unknown-test');
        const isDropped = stored >= MOST_POSTS || now - test.issuedAt >= DAY_MS;
        return ok(isDropped ? undefined : await results.addProgress(progress, now));
      },
      { isIdempotent: true },
    );
}
