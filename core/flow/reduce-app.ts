import { INITIAL_STATE, QUIET_VIEW, type AppState, type Moment, type View, type ResumeReason } from './app-state.ts';
import { releasedCassettes } from './cassette-of-test.ts';
import type { Effect } from './effects.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { AppEvent, IdentityEvent, SessionEvent, ViewEvent } from './events.ts';
import { isOutboxEvent, isResultWaiting, reduceOutbox, type OutboxEvent } from './outbox.ts';
import { isTestParked } from './parked-test.ts';
import { testIdOf } from './pending-call.ts';
import { accountAfter, isAccountEvent, reduceAccount } from './reduce-account.ts';
import { forNewTest, isIdentityEvent, reduceIdentity } from './reduce-identity.ts';
import { reduceSession } from './reduce-session.ts';
import { resumption } from './resume.ts';
import { isSamePerson, isIdentified, nextObstacle } from './selectors.ts';
import { sessionOfPerson } from './session-of-person.ts';

const HANDLERS: Handlers<ViewEvent, View> = {
  actionBegun: (view, { action }) => ({ ...view, pending: action, errors: [], fieldErrors: [] }),
  actionEnded: (view, { errors }) => ({ ...view, pending: null, errors }),
  scanJudged: (view, { outcome, isBox, errors, uncheckedCode = null }) => ({
    ...view,
    pending: null,
    scanOutcome: outcome,
    scannedBox: isBox,
    uncheckedCode,
    errors,
  }),
  scanMessageDismissed: (view) => ({ ...view, scanOutcome: null, uncheckedCode: null, errors: [] }),
  nextRejected: (view, { fieldErrors }) => ({ ...view, attempted: true, fieldErrors }),
  backgroundFailed: (view, { error }) => ({ ...view, backgroundError: error }),
  accountOffered: (view) => ({ ...view, accountPrompt: true, errors: [] }),
  testQuestionClosed: (view) => ({ ...view, isTestQuestionClosed: true }),
  homeOpened: (view) => ({ ...view, isTestQuestionClosed: false, wantedFlow: null }),
  inactivityNoticed: (view) => ({ ...view, isInactivityWarned: true }),
  activityResumed: (view) => ({ ...view, isInactivityWarned: false }),
  logoutMessageConfirmed: (view) => ({ ...view, logoutMessage: null }),
};

/** Whether an event changes only what the screens show. */
function isViewEvent(event: AppEvent): event is ViewEvent {
  return isHandledBy(HANDLERS, event);
}

/** The transient state of the screens after an event. */
function reduceView(view: View, event: ViewEvent): View {
  return handle(HANDLERS, view, event);
}

/** The next state, and the effects to carry out. */
export interface AppReduction {
  readonly state: AppState;
  readonly effects: readonly Effect[];
}

/** A new step or page starts without messages; an accepted scan is remembered without its message. */
function viewAfterStep(before: AppState, after: AppState['session']): View {
  const { currentStep, testId, guestPage } = before.session;
  const isSameStep = currentStep === after.currentStep && testId === after.testId && guestPage === after.guestPage;
  const { pending, backgroundError, isInactivityWarned } = before.view;
  if (isSameStep) return before.view;
  return { ...QUIET_VIEW, scanOutcome: acceptedOnly(before.view), pending, backgroundError, isInactivityWarned };
}

/** Whether an answer added a typed field. Its errors show only after the next press of Next. */
function isFieldNew(before: AppState, after: AppState, moment: Moment): boolean {
  const kindIn = ({ session, identity }: AppState) => nextObstacle({ session, identity, moment })?.kind;
  return kindIn(before) === 'unavailable' && kindIn(after) === 'fields';
}

function acceptedOnly(view: View): View['scanOutcome'] {
  return view.scanOutcome === 'accepted' ? 'accepted' : null;
}

/** Why the stored test resumes at its step. */
function resumedBy({ session, identity }: AppState, moment: Moment): ResumeReason {
  const { rule, missing } = resumption({ session, identity, moment });
  return { rule, missing };
}

/** Events after which another person may use the app: everything shown to the previous user is reset. */
export const LOGIN_EVENTS: ReadonlySet<AppEvent['type']> = new Set([
  'guestContinued',
  'userLoggedIn',
  'accountCreated',
]);

/** A logout. The tab where it happened informs the server and the other tabs. */
function loggedOut(state: AppState, event: Extract<AppEvent, { type: 'loggedOut' }>): AppReduction {
  const effects: Effect[] = [];
  if (event.isElsewhere !== true) {
    const { currentUser } = state.identity;
    if (currentUser !== null) effects.push({ type: 'endLogin', userId: currentUser.uuid });
    // A test that ends with the logout frees its cassette, as cancelling does.
    if (!isTestParked(state, event.message)) effects.push(...releasedCassettes(state.session));
    if (isIdentified(state)) effects.push({ type: 'notifyOtherTabs', visit: state.visit });
  }
  const { outbox, isOutboxPersisted, visit } = state;
  return {
    state: {
      ...INITIAL_STATE,
      outbox,
      isOutboxPersisted,
      visit,
      view: { ...QUIET_VIEW, logoutMessage: event.message, lastLogout: event.message },
    },
    effects,
  };
}

/** Login events. Starting as a guest ends a saved login. */
function identityChanged(
  state: AppState,
  event: IdentityEvent,
  account: AppState['account'],
  moment: Moment,
): AppReduction {
  const identity = reduceIdentity(state.identity, event);
  const isLogin = LOGIN_EVENTS.has(event.type);
  const wantedFlow = event.type === 'guestContinued' ? (event.wants ?? null) : null;
  const view = isLogin ? { ...QUIET_VIEW, wantedFlow } : state.view;
  const visit = isLogin && !isSamePerson(identity, state.identity) ? state.visit + 1 : state.visit;
  const next: AppState = { ...state, account, identity, visit, session: sessionOfPerson(state, event), view };
  if (event.type === 'guestContinued' && state.identity.currentUser !== null) {
    return {
      state: next,
      effects: [
        { type: 'endLogin', userId: state.identity.currentUser.uuid },
        { type: 'notifyOtherTabs', visit: state.visit },
      ],
    };
  }
  if (event.type !== 'userLoggedIn' || event.profiles.length === 0) return { state: next, effects: [] };
  const { session, effects } = reduceSession(next, { type: 'sessionRestored' }, moment);
  return { state: { ...next, session, view: { ...view, resumed: resumedBy(next, moment) } }, effects };
}

/** Events after which pending calls may be sendable. */
const SENDING_MOMENTS: ReadonlySet<AppEvent['type']> = new Set<AppEvent['type']>([
  'sendingDue',
  'sessionRestored',
  'userLoggedIn',
  'accessRenewed',
]);

/** Another tab of the same person changed the state: this tab shows it and has no effects to carry out. */
function changedInOtherTab(state: AppState, event: Extract<AppEvent, { type: 'changedInOtherTab' }>): AppReduction {
  const { identity, session, outbox, visit } = event;
  return { state: { ...state, identity, session, outbox, visit, view: viewAfterStep(state, session) }, effects: [] };
}

/** Updates the outbox. A test whose result the server rejected no longer counts as submitted. */
function outboxChanged(state: AppState, event: OutboxEvent, now: number): AppReduction {
  const outbox = reduceOutbox(state.outbox, event);
  const { testId } = state.session;
  const isRejected = event.type === 'callRejected' && testIdOf(event.call) === testId;
  const isAgain = event.type === 'rejectedCallRetried' && testId !== null && isResultWaiting(outbox, testId);
  const submittedAt = isRejected ? null : isAgain ? now : state.session.submittedAt;
  const session = submittedAt === state.session.submittedAt ? state.session : { ...state.session, submittedAt };
  return {
    state: { ...state, outbox, session },
    effects: event.type === 'rejectedCallRetried' ? [{ type: 'sendWaiting' }] : [],
  };
}

function reduced(state: AppState, event: AppEvent, moment: Moment): AppReduction {
  if (event.type === 'loggedOut') return loggedOut(state, event);
  if (event.type === 'changedInOtherTab') return changedInOtherTab(state, event);
  if (event.type === 'sendingDue') return { state, effects: [] };
  if (isOutboxEvent(event)) return outboxChanged(state, event, moment.now);
  if (isAccountEvent(event)) {
    return { state: { ...state, account: reduceAccount(state.account, event) }, effects: [] };
  }
  if (isViewEvent(event)) return { state: { ...state, view: reduceView(state.view, event) }, effects: [] };
  const account = accountAfter(state, event, moment.now);
  if (isIdentityEvent(event)) return identityChanged(state, event, account, moment);
  const { session, effects } = reduceSession(state, event satisfies SessionEvent, moment);
  const view = viewAfterStep(state, session);
  const isOpened = event.type === 'sessionRestored';
  const shown = isOpened ? { ...view, resumed: resumedBy(state, moment) } : view;
  const identity = event.type === 'testStarted' ? forNewTest(state.identity) : state.identity;
  const next = { ...state, account, identity, session, view: shown };
  const isAttempted = shown.attempted && !isFieldNew(state, next, moment);
  return {
    state: { ...next, view: isAttempted === shown.attempted ? shown : { ...shown, attempted: false } },
    effects,
  };
}

/** The whole app after an event. Pure: the same state, event and moment give the same result. */
export function reduceApp(state: AppState, event: AppEvent, moment: Moment): AppReduction {
  const reduction = reduced(state, event, moment);
  const isDue = SENDING_MOMENTS.has(event.type) && reduction.state.outbox.waiting.length > 0;
  return isDue ? { ...reduction, effects: [...reduction.effects, { type: 'sendWaiting' }] } : reduction;
}
