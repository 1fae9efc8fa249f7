import { ok } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export type IssueTestId = () => Promise<string>;

/** Issues and stores a test id. It must be unguessable, because it is a guest's only credential (decisions.md section 6). */
export function makeIssueTestId({
  unitOfWork,
  clock,
  makeId,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly makeId: () => string;
}): IssueTestId {
  return async () => {
    const testId = makeId();
    await unitOfWork.run(async ({ tests }) => ok(await tests.issue(testId, clock.now())), { isIdempotent: true });
    return testId;
  };
}
