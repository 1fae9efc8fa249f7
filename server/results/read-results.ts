import type { ResultsResponse } from '../../core/api/payloads.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import { ownsGroup } from '../profiles/own-group.ts';
import type { Stores, UnitOfWork } from './unit-of-work.ts';

/** The requested part of a group's results. */
export interface ResultPage {
  /** The maximum number; null for all. */
  readonly limit: number | null;
  /** Only results after the one with this test id; null to start with the newest. */
  readonly after: string | null;
}

export type ListResults = (
  callerId: string,
  groupId: string,
  page: ResultPage,
) => Promise<Result<ResultsResponse, 'unknown-result'>>;

export type FindResult = (
  callerId: string,
  groupId: string,
  testId: string,
) => Promise<Result<TestResultRecord, 'unknown-result'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

/** A page of a group's results. Null when `after` is not a result of the group. */
async function pageOf(
  { results }: Stores,
  groupId: string,
  { limit, after }: ResultPage,
): Promise<ResultsResponse | null> {
  const olderThan = after === null ? null : await results.positionOf(groupId, after);
  if (after !== null && olderThan === null) return null;
  // One more than requested shows whether there are more.
  const found = await results.recordsOf(groupId, { olderThan, atMost: limit === null ? null : limit + 1 });
  const hasMore = limit !== null && found.length > limit;
  const current = after === null ? await results.newestRecordsOf(groupId) : [];
  return { results: hasMore ? found.slice(0, limit) : found, current, hasMore };
}

/** The results of one of the caller's groups, newest test first. The answer does not reveal whether another group, or a result of it, exists. */
export function makeListResults({ unitOfWork }: Deps): ListResults {
  return (callerId, groupId, page) =>
    unitOfWork.run(async (stores): Promise<Result<ResultsResponse, 'unknown-result'>> => {
      const isOwn = await ownsGroup(stores, callerId, groupId);
      const answer = isOwn ? await pageOf(stores, groupId, page) : null;
      return answer === null ? err('unknown-result') : ok(answer);
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
