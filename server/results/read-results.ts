import { err, ok, type Result } from '../../core/domain/result.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import { ownsGroup } from '../profiles/own-group.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type ListResults = (
  callerId: string,
  groupId: string,
) => Promise<Result<readonly TestResultRecord[], 'unknown-result'>>;

export type FindResult = (
  callerId: string,
  groupId: string,
  testId: string,
) => Promise<Result<TestResultRecord, 'unknown-result'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

/** The results of one of the caller's groups, newest test first. Nobody learns whether another group exists. */
export function makeListResults({ unitOfWork }: Deps): ListResults {
  return (callerId, groupId) =>
    unitOfWork.run(async (stores): Promise<Result<readonly TestResultRecord[], 'unknown-result'>> => {
      const isOwn = await ownsGroup(stores, callerId, groupId);
      return isOwn ? ok(await stores.results.recordsOf(groupId)) : err('unknown-result');
    });
}

/** One of the caller's results. */
export function makeFindResult({ unitOfWork }: Deps): FindResult {
  return (callerId, groupId, testId) =>
    unitOfWork.run(async (stores): Promise<Result<TestResultRecord, 'unknown-result'>> => {
      const isOwn = await ownsGroup(stores, callerId, groupId);
      const record = isOwn ? await stores.results.findRecord(groupId, testId) : null;
      return record === null ? err('unknown-result') : ok(record);
    });
}
