import { rowOf } from '../../flow/flows.ts';
import { isReadingExpired } from '../../flow/timers.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { isIdentified } from '../../flow/selectors.ts';
import { leaveForLanding } from '../../flow/leave-for-landing.ts';
import type { RejectedCall } from '../../flow/pending-call.ts';
import { makeDeclineAccount } from './decline-account.ts';
import type { SessionDeps } from './deps.ts';
import { makeGuestEntry, type GuestEntry } from './guest-entry.ts';
import { makePressNext } from './press-next.ts';
import { makeStartTest } from './start-test.ts';

/** Every action in a test and as a guest, except scans; screens and the terminal call the same ones. */
export interface SessionActions extends GuestEntry {
  readonly startTest: ReturnType<typeof makeStartTest>;
  readonly pressNext: ReturnType<typeof makePressNext>;
  readonly pressBack: () => void;
  /** Leaves a test screen for home. The test stays, unless its reading window is over. */
  readonly goHome: () => void;
  /** "Cancel test" on home. */
  readonly cancelTest: () => void;
  /** "Continue test" on home. */
  readonly continueTest: () => void;
  /** Call whenever home has opened: it asks about an unfinished test again. */
  readonly openHome: () => void;
  /** "Not now" on home: closes the question about the unfinished test. */
  readonly closeTestQuestion: () => void;
  readonly declineAccount: ReturnType<typeof makeDeclineAccount>;
  /** "Create account" at the end of a guest's test. */
  readonly createAccount: () => void;
  /** Back on the disclaimer: a guest is logged out, others go back to the privacy policy. */
  readonly declineDisclaimer: () => void;
  readonly agreeToTerms: () => void;
  /** Back on the terms: a guest goes back to the test, others to the landing. */
  readonly declineTerms: () => void;
  readonly agreeToPrivacy: () => void;
  /** Back on the policy that anyone may read: guests and logged-in users go to the menu, others to the landing. */
  readonly leavePublicPolicy: () => void;
  readonly logOut: () => void;
  /** "Try now": tries to send the pending calls; resolves when that attempt has ended. */
  readonly sendWaiting: () => Promise<void>;
  /** Removes a rejected result from the outbox after the person has read its message. */
  readonly confirmRejection: (refused: RejectedCall) => void;
  /** "Try again": sends a rejected result once more. */
  readonly retryRejected: (refused: RejectedCall) => void;
}

/** The actions for one runner. */
export function makeSessionActions(deps: SessionDeps): SessionActions {
  const { runner, navigator } = deps;

  const logOut = (): void => leaveForLanding(deps, { message: 'signedOut' });
  const startTest = makeStartTest(deps);

  return {
    startTest,
    pressNext: makePressNext(deps),
    pressBack: () => {
      // An answer that changes while the result is being sent would not be the one that arrives.
      if (runner.current().view.pending !== 'submit') runner.send({ type: 'backPressed' });
    },
    goHome: () => {
      const isOver = isReadingExpired(runner.current().session, runner.moment().now);
      if (isOver) runner.send({ type: 'testAbandoned' });
      else navigator.go(APP_ROUTES.home);
    },
    cancelTest: () => runner.send({ type: 'testCancelled' }),
    continueTest: () => navigator.go(APP_ROUTES.testSteps),
    openHome: () => runner.send({ type: 'homeOpened' }),
    closeTestQuestion: () => runner.send({ type: 'testQuestionClosed' }),
    declineAccount: makeDeclineAccount(deps),
    createAccount: () => {
      if (rowOf(runner.current().session)?.leaveBy === 'finish') navigator.go(APP_ROUTES.terms);
    },
    ...makeGuestEntry(deps, startTest),
    declineDisclaimer: () => {
      if (runner.current().identity.isGuestLogin) logOut();
      else navigator.back(APP_ROUTES.privacyAgreement);
    },
    agreeToTerms: () => navigator.go(APP_ROUTES.privacyAgreement),
    declineTerms: () => {
      navigator.back(runner.current().identity.isGuestLogin ? APP_ROUTES.testSteps : APP_ROUTES.landing);
    },
    agreeToPrivacy: () => navigator.go(APP_ROUTES.disclaimer),
    leavePublicPolicy: () => navigator.back(isIdentified(runner.current()) ? APP_ROUTES.home : APP_ROUTES.landing),
    logOut,
    sendWaiting: () => {
      runner.send({ type: 'sendingDue' });
      return runner.settled();
    },
    confirmRejection: (refused) => runner.send({ type: 'rejectionConfirmed', refused }),
    retryRejected: (refused) => runner.send({ type: 'rejectedCallRetried', refused }),
  };
}
