import { QUIET_VIEW, type Moment, type View } from './app-state.ts';
import { handle, type Handlers } from './event-handlers.ts';
import type { ViewEvent } from './events.ts';
import { nextObstacle } from './selectors.ts';
import { lookOf, type TabState } from './tab-state.ts';

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
export function isViewEvent(event: { readonly type: string }): event is ViewEvent {
  return Object.hasOwn(HANDLERS, event.type);
}

/** The transient state of the screens after an event. */
export function reduceView(view: View, event: ViewEvent): View {
  return handle(HANDLERS, view, event);
}

function acceptedOnly(view: View): View['scanOutcome'] {
  return view.scanOutcome === 'accepted' ? 'accepted' : null;
}

/** A new step or page starts without messages; an accepted scan is remembered without its message. */
export function viewAfterStep(before: TabState, after: TabState): View {
  const { currentStep, testId, guestPage } = lookOf(before).session;
  const { session } = lookOf(after);
  const isSameStep =
    currentStep === session.currentStep && testId === session.testId && guestPage === session.guestPage;
  const { pending, backgroundError, isInactivityWarned } = before.view;
  if (isSameStep) return before.view;
  return { ...QUIET_VIEW, scanOutcome: acceptedOnly(before.view), pending, backgroundError, isInactivityWarned };
}

/** Whether an answer added a typed field. Its errors show only after the next press of Next. */
export function isFieldNew(before: TabState, after: TabState, moment: Moment): boolean {
  const kindIn = (tab: TabState) => nextObstacle({ ...lookOf(tab), moment })?.kind;
  return kindIn(before) === 'unavailable' && kindIn(after) === 'fields';
}
