import type { ResultsResponse } from '../../api/payloads.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { TestResultRecord } from '../../domain/test-result.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { makeQuery, type Query } from '../query.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeAuthenticatedCall } from '../access/authenticated-call.ts';

/** The results of an account, as far as they were fetched (decisions.md section 5). */
export interface ResultsSoFar {
  /** Each profile's newest result, newest first. */
  readonly current: readonly TestResultRecord[];
  /** The others, newest first. */
  readonly previous: readonly TestResultRecord[];
  /** All fetched pages, newest first. */
  readonly fetched: readonly TestResultRecord[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}

/** The results of an account, page by page. */
export interface ResultListQuery extends Query<ResultsSoFar> {
  /** Fetches the next page of older results. */
  readonly loadMore: () => Promise<void>;
}

/** What an account can do with its results (product.md section 2). */
export interface ResultActions {
  /** The list, with the pages that the current user has fetched already; fetching it again keeps them. */
  readonly openList: () => ResultListQuery;
  /** One result, fetched unless it is in memory. If it is not found, goes back to the list. */
  readonly open: (testId: string) => Query<TestResultRecord>;
}

/** Fetches the page after a result, or the first one. */
type FetchPage = (after: string | null) => Promise<Result<ResultsResponse, AppError>>;

function soFar(current: ResultsSoFar['current'], fetched: ResultsSoFar['fetched'], hasMore: boolean): ResultsSoFar {
  const newest = new Set(current.map(({ testId }) => testId));
  return { current, previous: fetched.filter(({ testId }) => !newest.has(testId)), fetched, hasMore };
}

/** Replaces the first page. The pages below it stay if the new one reaches down to them. */
function withFirstPage(before: ResultsSoFar | null, { current, results, hasMore }: ResultsResponse): ResultsSoFar {
  const fetched = before?.fetched ?? [];
  const last = results.at(-1)?.testId;
  const reached = fetched.findIndex(({ testId }) => testId === last);
  const below = hasMore && reached !== -1 ? fetched.slice(reached + 1) : [];
  return soFar(current, [...results, ...below], below.length > 0 ? before?.hasMore === true : hasMore);
}

function withPage({ current, fetched }: ResultsSoFar, { results, hasMore }: ResultsResponse): ResultsSoFar {
  const known = new Set(fetched.map(({ testId }) => testId));
  return soFar(current, [...fetched, ...results.filter(({ testId }) => !known.has(testId))], hasMore);
}

/** Joins pages. A page that failed changes nothing; the next attempt continues after the last result. */
function makeResultListQuery(fetchPage: FetchPage): ResultListQuery {
  // The result that the requested page starts after.
  let next: string | null = null;
  let isGrowing = false;
  const query: Query<ResultsSoFar> = makeQuery(async () => {
    const after = next;
    const page = await fetchPage(after);
    if (!page.ok) return page;
    const found = query.state().value;
    return ok(after === null || found === null ? withFirstPage(found, page.value) : withPage(found, page.value));
  });
  return {
    ...query,
    load: () => {
      next = null;
      return query.load();
    },
    loadMore: async () => {
      const { value } = query.state();
      if (isGrowing || value?.hasMore !== true) return;
      next = value.fetched.at(-1)?.testId ?? null;
      isGrowing = true;
      await query.load();
      isGrowing = false;
    },
  };
}

/** The results in memory. */
interface Held {
  readonly owner: string;
  readonly records: Map<string, TestResultRecord>;
  readonly list: ResultListQuery;
}

/** The actions for one runner. Fetched results stay in memory until their account logs out. */
export function makeResultActions(deps: AccountDeps): ResultActions {
  const { runner, resultApi, navigator } = deps;
  const signedIn = makeAuthenticatedCall(deps);
  const current = (): string | null => runner.current().identity.currentUser?.uuid ?? null;
  let held: Held | null = null;

  runner.subscribe(() => {
    if (held !== null && held.owner !== current()) held = null;
  });

  function heldOf(owner: string): Held {
    held ??= { owner, records: new Map(), list: makeResultListQuery(fetchPage) };
    return held;
  }

  function heldRecord(testId: string): TestResultRecord | null {
    return held?.records.get(testId) ?? null;
  }

  function fetchPage(after: string | null) {
    return signedIn(async ({ user, userGroupId }) => {
      const page = await resultApi.getAll(userGroupId, after);
      if (page.ok && user.uuid === current()) {
        const { records } = heldOf(user.uuid);
        for (const record of [...page.value.current, ...page.value.results]) records.set(record.testId, record);
      }
      return page;
    });
  }

  return {
    openList: () => {
      const owner = current();
      return owner === null ? makeResultListQuery(fetchPage) : heldOf(owner).list;
    },
    open: (testId) =>
      makeQuery(async () => {
        const known = heldRecord(testId);
        if (known !== null) return ok(known);
        const record = await signedIn(({ userGroupId }) => resultApi.get(userGroupId, testId));
        if (!record.ok && record.error.code === 'TEST_RESULT_NOT_FOUND') navigator.back(APP_ROUTES.resultsList);
        return record;
      }, heldRecord(testId)),
  };
}
