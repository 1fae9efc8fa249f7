import type { View } from './app-state.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { AppEvent, ViewEvent } from './events.ts';

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
export function isViewEvent(event: AppEvent): event is ViewEvent {
  return isHandledBy(HANDLERS, event);
}

/** The transient state of the screens after an event. */
export function reduceView(view: View, event: ViewEvent): View {
  return handle(HANDLERS, view, event);
}
