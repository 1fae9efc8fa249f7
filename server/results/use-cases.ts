import type { Kits } from '../../core/domain/kit.ts';
import type { ServerClock } from '../clock.ts';
import { makeFindResult, makeListResults } from './read-results.ts';
import { makeRecordProgress } from './record-progress.ts';
import { makeStoreSubmission, type StoreSubmissionDeps } from './store-submission.ts';
import { makeSubmitAccountResult, makeSubmitGuestResult } from './submit-results.ts';
import type { TestIds } from './test-ids.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface Deps extends StoreSubmissionDeps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly testIds: Pick<TestIds, 'issue'>;
  /** The kits whose tests are accepted. */
  readonly kits: Kits;
}

/** The use-cases about tests and their results. */
export function makeTestResultUseCases(given: Deps) {
  const deps = { ...given, storeSubmission: makeStoreSubmission(given) };
  return {
    issueTestId: () => deps.testIds.issue(deps.clock.now()),
    submitGuestResult: makeSubmitGuestResult(deps),
    submitAccountResult: makeSubmitAccountResult(deps),
    recordProgress: makeRecordProgress(deps),
    listResults: makeListResults(deps),
    findResult: makeFindResult(deps),
    hasAgency: deps.hasAgency,
    clock: deps.clock,
    kits: deps.kits,
  };
}

export type TestResultUseCases = ReturnType<typeof makeTestResultUseCases>;
