import { guestPageFrom } from '../../domain/guest-pages.ts';
import { validateGuestInfo } from '../../domain/validate-guest-info.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { rowOf } from '../../flow/flows.ts';
import { openGuestPage } from '../../flow/guest-form-pages.ts';
import { nextObstacle } from '../../flow/selectors.ts';
import type { SessionDeps } from './deps.ts';
import { makeSubmitReview } from './submit-review.ts';
import { makeSubmitTest } from './submit-test.ts';

type Deps = Pick<SessionDeps, 'runner' | 'clock' | 'navigator' | 'shown'>;

/** Whether the step of the test is the one on the screen, so that a press there counts. */
export function isStepShown({ runner, shown }: Pick<SessionDeps, 'runner' | 'shown'>): boolean {
  const { session } = runner.current();
  const { testId, currentStep, guestPage } = shown?.() ?? session;
  return testId === session.testId && currentStep === session.currentStep && guestPage === session.guestPage;
}

/** Stores the guest form as the guest's information if it is valid. */
function saveGuestForm({ runner }: Deps): void {
  const { identity } = runner.current();
  if (!identity.isGuestLogin) return;
  const info = validateGuestInfo(identity.guestForm, runner.moment().today);
  if (info.ok) runner.send({ type: 'guestInfoSaved', info: info.value });
}

function finish({ runner, navigator }: Deps): void {
  if (runner.current().identity.isGuestLogin) {
    runner.send({ type: 'accountOffered' });
    return;
  }
  runner.send({ type: 'flowFinished' });
  navigator.go(APP_ROUTES.home);
}

/**
 * The action of the step's main button: moves on, turns the page of the guest form, submits, or shows what is missing (decisions.md
 * section 1, "Next"). Past the last step an account goes home and a guest is offered an account.
 */
export function makePressNext(deps: Deps) {
  const submit = makeSubmitTest(deps);
  const submitReview = makeSubmitReview(deps);
  return async (): Promise<void> => {
    const { runner } = deps;
    const { session, identity, view } = runner.current();
    const row = rowOf(session);
    if (row === null || view.pending !== null || !isStepShown(deps)) return;
    const obstacle = nextObstacle({ session, identity, moment: runner.moment() });
    if (obstacle !== null) {
      // The guest form opens the page of the first rejected field.
      runner.send({ type: 'nextPressed' });
      runner.send({ type: 'nextRejected', fieldErrors: [] });
      return;
    }
    if (row.leaveBy === 'finish') return finish(deps);
    const open = openGuestPage({ session, identity });
    const isLastPage = open === null || guestPageFrom(open, 1) === null;
    if (row.leaveBy === 'review' && isLastPage) {
      saveGuestForm(deps);
      return submitReview();
    }
    if (row.leaveBy === 'report' && session.reportOption === 'doNotReport') return submit();
    runner.send({ type: 'nextPressed' });
  };
}
