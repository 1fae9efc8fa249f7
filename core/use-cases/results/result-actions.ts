import type { ResultsAnswer } from '../../api/payloads.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { TestResultRecord } from '../../domain/test-result.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import type { AccountDeps } from '../account/deps.ts';
import { makeSignedInCall } from '../account/signed-in-call.ts';
import { makeFetchDesk, type FetchDesk } from '../fetch-desk.ts';

/** The results of an account as far as they were fetched (decisions.md section 5). */
export interface ResultsSoFar {
  /** Each profile's newest one, newest first. */
  readonly current: readonly TestResultRecord[];
  /** The others, newest first. */
  readonly previous: readonly TestResultRecord[];
  /** There are older ones. */
  readonly hasMore: boolean;
}

/** /results-list as it is open before somebody. */
export interface ResultsDesk extends FetchDesk<ResultsSoFar> {
  /** Fetches the next page of older ones. */
  loadMore(): Promise<void>;
}

/** What an account can do with its results (product.md section 2). */
export interface ResultActions {
  readonly openList: () => ResultsDesk;
  /** One result. It is fetched unless it is held; one that is not found leads back to the list. */
  readonly open: (testId: string) => FetchDesk<TestResultRecord>;
}

/** Asks for the page after a result, or for the first one. */
type FetchPage = (after: string | null) => Promise<Result<ResultsAnswer, AppError>>;

function firstPage({ current, results, hasMore }: ResultsAnswer): ResultsSoFar {
  const newest = new Set(current.map(({ testId }) => testId));
  return { current, previous: results.filter(({ testId }) => !newest.has(testId)), hasMore };
}

function withPage(before: ResultsSoFar, { results, hasMore }: ResultsAnswer): ResultsSoFar {
  const known = new Set([...before.current, ...before.previous].map(({ testId }) => testId));
  return { ...before, previous: [...before.previous, ...results.filter(({ testId }) => !known.has(testId))], hasMore };
}

/** Puts pages together. A page that failed changes nothing, and is asked for again where the last one ends. */
function makeResultsDesk(fetchPage: FetchPage): ResultsDesk {
  // The last one of the pages so far, and the one that the page asked for begins after.
  let last: string | null = null;
  let next: string | null = null;
  let before: ResultsSoFar | null = null;
  const desk = makeFetchDesk<ResultsSoFar>(async () => {
    const [after, found] = [next, before];
    const page = await fetchPage(after);
    if (!page.ok) return page;
    const now = after === null || found === null ? firstPage(page.value) : withPage(found, page.value);
    [last, before] = [page.value.results.at(-1)?.testId ?? after, now];
    return ok(now);
  });
  return {
    ...desk,
    load: () => {
      next = null;
      return desk.load();
    },
    loadMore: async () => {
      if (desk.state().isBusy || desk.state().value?.hasMore !== true) return;
      next = last;
      await desk.load();
    },
  };
}

/** The actions over one runner. What was fetched is held in memory alone, for the account that fetched it. */
export function makeResultActions(deps: AccountDeps): ResultActions {
  const { runner, resultApi, navigator } = deps;
  const signedIn = makeSignedInCall(deps);
  let held: { readonly owner: string; readonly records: ReadonlyMap<string, TestResultRecord> } | null = null;

  function hold(owner: string, records: readonly TestResultRecord[]): void {
    const before = held?.owner === owner ? held.records : [];
    held = { owner, records: new Map([...before, ...records.map((record) => [record.testId, record] as const)]) };
  }

  function heldRecord(testId: string): TestResultRecord | null {
    const owner = runner.current().identity.currentUser?.uuid;
    return held !== null && held.owner === owner ? (held.records.get(testId) ?? null) : null;
  }

  function fetchPage(after: string | null) {
    return signedIn(async ({ user, userGroupId }) => {
      const page = await resultApi.getAll(userGroupId, after);
      if (page.ok) hold(user.uuid, [...page.value.current, ...page.value.results]);
      return page;
    });
  }

  return {
    openList: () => makeResultsDesk(fetchPage),
    open: (testId) =>
      makeFetchDesk(async () => {
        const known = heldRecord(testId);
        if (known !== null) return ok(known);
        const record = await signedIn(({ userGroupId }) => resultApi.get(userGroupId, testId));
        if (!record.ok && record.error.code === 'TEST_RESULT_NOT_FOUND') navigator.back(APP_ROUTES.resultsList);
        return record;
      }, heldRecord(testId)),
  };
}
