import type { ProfileSummary } from '../../domain/profile.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { rowOf } from '../../flow/flows.ts';
import { leaveForLanding } from '../../flow/leave-for-landing.ts';
import type { RejectedCall } from '../../flow/test-calls.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { isIdentified, isTestInProgress, lacksUserGroup } from '../../flow/selectors.ts';
import type { FlowName } from '../../flow/session.ts';
import { isReadingExpired } from '../../flow/timers.ts';
import type { SessionDeps } from './deps.ts';
import { makePressBack } from './press-back.ts';
import { makePressNext } from './press-next.ts';
import { guestSubmission } from './submission.ts';
import { submitInTurn } from './submit-in-turn.ts';
import { submissionErrors } from './submit-test.ts';
import { withCause } from './with-cause.ts';

/**
 * Starts a test: first fetches the test id, without a retry. A failure shows TEST_ID_FETCH_FAILED and starts nothing (decisions.md
 * section 1, "Start"). An account without a group could not submit it: PROFILE_NOT_FOUND, without a call. Starts nothing if the person
 * has left the screen or the app meanwhile. While a test is in progress in any tab, starts nothing: home asks about that test
 * (decisions.md section 7).
 */
function makeStartTest({ runner, resultApi, navigator }: Pick<SessionDeps, 'runner' | 'resultApi' | 'navigator'>) {
  return async (flow: FlowName): Promise<void> => {
    runner.refresh();
    const isUnderWay = (): boolean => isTestInProgress(runner.current().session);
    if (runner.current().view.pending !== null || isUnderWay()) return;
    if (lacksUserGroup(runner.current())) {
      runner.send({ type: 'actionEnded', errors: [{ code: 'PROFILE_NOT_FOUND' }] });
      return;
    }
    runner.send({ type: 'actionBegun', action: 'start' });
    const isSamePerson = makePersonCheck(runner);
    const screen = navigator.current();
    const issued = await resultApi.createTestId();
    runner.refresh();
    if (!isSamePerson()) return;
    if (navigator.current() !== screen || isUnderWay()) return runner.send({ type: 'actionEnded', errors: [] });
    const errors: readonly AppError[] = issued.ok ? [] : withCause('TEST_ID_FETCH_FAILED', issued.error);
    runner.send({ type: 'actionEnded', errors });
    if (issued.ok) runner.send({ type: 'testStarted', flow, ...issued.value });
  };
}

/** The actions from the landing to home. */
interface GuestEntry {
  readonly continueAsGuest: () => void;
  /** "Report your result" on the landing: as a guest, to the reporting flow. */
  readonly reportAsGuest: () => void;
  /** Continues to home; a guest who came to report a result starts that there. */
  readonly acceptDisclaimer: () => Promise<void>;
}

/** A guest passes the disclaimer first. `startTest` starts what the guest came for. */
function makeGuestEntry(
  { runner, navigator }: Pick<SessionDeps, 'runner' | 'navigator'>,
  startTest: (flow: FlowName) => Promise<void>,
): GuestEntry {
  const enter = (entry: { readonly wants?: FlowName }): void => {
    runner.send({ type: 'guestContinued', ...entry });
    navigator.go(APP_ROUTES.disclaimer);
  };
  return {
    continueAsGuest: () => enter({}),
    reportAsGuest: () => enter({ wants: 'reporting' }),
    acceptDisclaimer: async () => {
      const { identity, session, view } = runner.current();
      const isBeforeTest = identity.isGuestLogin && session.result === null;
      navigator.go(isBeforeTest ? APP_ROUTES.home : APP_ROUTES.emailVerification);
      if (isBeforeTest && view.wantedFlow !== null) await startTest(view.wantedFlow);
    },
  };
}

type Deps = Pick<SessionDeps, 'runner' | 'clock' | 'navigator'>;

async function decline(deps: Deps): Promise<void> {
  const { runner, clock } = deps;
  const isSamePerson = makePersonCheck(runner);
  // Another tab may have declined meanwhile and logged the guest out.
  runner.refresh();
  if (!isSamePerson()) return;
  const { identity } = runner.current();
  const submission = identity.isGuestLogin ? guestSubmission(runner.current(), clock, true) : null;
  if (submission === null) return runner.send({ type: 'actionEnded', errors: [] });
  const answer = await submitInTurn(deps, { kind: 'guestResult', submission });
  if (!isSamePerson()) return;
  runner.send({ type: 'actionEnded', errors: answer.ok ? [] : submissionErrors(answer.error) });
  if (answer.ok && runner.current().session.testId === submission.testId) leaveForLanding(deps, { message: null });
}

/**
 * Declines the account: submits the test once more with the account-declined flag, then logs the guest out (product.md section 4,
 * "Guest completion"). Without a network the submission waits; any other failure shows, and the question stays.
 */
function makeDeclineAccount(deps: Deps) {
  return async (): Promise<void> => {
    const { runner } = deps;
    if (runner.current().view.pending !== null) return;
    runner.send({ type: 'actionBegun', action: 'decline' });
    await decline(deps);
  };
}

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
  /** "It is mine": tells, in this page, of the rejected result of a guest who left. */
  readonly takeRejection: (testId: string) => void;
  /** Closes, in this page, the notice about the rejected result of another person. */
  readonly closeRejection: (testId: string) => void;
  /** Goes on with the test of a guest whom a login displaced. */
  readonly continueGuestTest: (testId: string) => void;
  /** "Try again": sends a rejected result once more. */
  readonly retryRejected: (refused: RejectedCall, person?: ProfileSummary) => void;
}

/** The actions for one runner. */
export function makeSessionActions(deps: SessionDeps): SessionActions {
  const { runner, navigator } = deps;

  const logOut = (): void => leaveForLanding(deps, { message: 'signedOut' });
  const startTest = makeStartTest(deps);

  return {
    startTest,
    pressNext: makePressNext(deps),
    pressBack: makePressBack(deps),
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
    confirmRejection: ({ testId }) => runner.send({ type: 'rejectionConfirmed', testId }),
    takeRejection: (testId) => runner.send({ type: 'rejectionSeen', testId, isMine: true }),
    closeRejection: (testId) => runner.send({ type: 'rejectionSeen', testId, isMine: false }),
    continueGuestTest: (testId) => {
      runner.send({ type: 'guestContinued', continues: testId });
      navigator.go(APP_ROUTES.testSteps);
    },
    retryRejected: ({ testId }, person) =>
      runner.send({ type: 'rejectedCallRetried', testId, ...(person !== undefined && { person }) }),
  };
}
