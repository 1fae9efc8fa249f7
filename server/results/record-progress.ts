import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { TestProgress } from './ports.ts';

export type RecordProgress = (progress: TestProgress) => Promise<Result<void, 'unknown-test'>>;

/** Stores a progress post; a repeated post is stored once. */
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
        if (!(await tests.exists(progress.testId))) return err('unknown-test');
        return ok(await results.addProgress(progress, clock.now()));
      },
      { isIdempotent: true },
    );
}
