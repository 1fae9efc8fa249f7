import { makeSubmitTest } from './submit-test.ts';
import type { SessionDeps } from './deps.ts';

type Deps = Pick<SessionDeps, 'runner' | 'clock' | 'navigator'>;

/** Submits the reviewed test. Without a report option, because the consent that had set it was withdrawn, the person chooses one first. */
export function makeSubmitReview(deps: Deps) {
  const submit = makeSubmitTest(deps);
  return async (): Promise<void> => {
    const { runner } = deps;
    if (runner.current().session.reportOption === null) runner.send({ type: 'backPressed' });
    else await submit();
  };
}
