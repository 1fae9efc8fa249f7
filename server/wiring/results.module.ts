import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { hasAgency } from '../report-delivery/transports/transport-config.ts';
import { TOKENS } from './tokens.ts';
import { makeStoreSubmission } from '../results/store-submission.ts';
import { makeIssueTestId } from '../results/issue-test-id.ts';
import { makeFindResult, makeListResults } from '../results/read-results.ts';
import { makeRecordProgress } from '../results/record-progress.ts';
import { makeSubmitAccountResult, makeSubmitGuestResult } from '../results/submit-results.ts';

/** The use-cases about tests and their results. A test id carries 122 random bits. */
export const resultsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.testResultUseCases)
    .toDynamicValue((context) => {
      const clock = context.get(TOKENS.clock);
      const storeSubmission = makeStoreSubmission({
        queueReport: context.get(TOKENS.queueReport),
        holdDevice: context.get(TOKENS.holdDevice),
        countAbuse: context.get(TOKENS.countAbuse),
        hasAgency: hasAgency(context.get(TOKENS.config)),
      });
      const deps = { unitOfWork: context.get(TOKENS.unitOfWork), clock };
      return {
        issueTestId: makeIssueTestId({ ...deps, makeId: randomUUID }),
        submitGuestResult: makeSubmitGuestResult({ ...deps, storeSubmission }),
        submitAccountResult: makeSubmitAccountResult({ ...deps, storeSubmission }),
        recordProgress: makeRecordProgress(deps),
        listResults: makeListResults(deps),
        findResult: makeFindResult(deps),
        clock,
        hasAgency: hasAgency(context.get(TOKENS.config)),
        kits: context.get(TOKENS.config).kits,
      };
    })
    .inSingletonScope();
});
