import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import {
  INITIAL_STATE,
  NOBODY,
  QUIET_VIEW,
  type AppState,
  type Identity,
  type Moment,
  type View,
} from './app-state.ts';
import type { Effect } from './effects.ts';
import type { AppEvent, IdentityEvent, SessionEvent, ViewEvent } from './events.ts';
import { reduceSession } from './reduce-session.ts';

/** The next state, and what the outside has to do about it. */
export interface AppReduction {
  readonly state: AppState;
  readonly effects: readonly Effect[];
}

function reduceIdentity(identity: Identity, event: IdentityEvent): Identity {
  switch (event.type) {
    case 'guestContinued':
      return identity.isGuestLogin ? identity : { ...NOBODY, isGuestLogin: true };
    case 'guestFormChanged':
      return { ...identity, guestForm: event.form };
    case 'guestInfoSaved':
      return { ...identity, guestUser: event.info };
    case 'userSignedIn':
      return {
        currentUser: event.user,
        profiles: event.profiles,
        isGuestLogin: false,
        guestUser: EMPTY_GUEST_INFO,
        guestForm: EMPTY_GUEST_FORM,
      };
    case 'loggedOut':
      return NOBODY;
  }
}

function reduceView(view: View, event: ViewEvent): View {
  switch (event.type) {
    case 'actionBegun':
      return { ...view, pending: event.action, errors: [], fieldErrors: [] };
    case 'actionEnded':
      return { ...view, pending: null, errors: event.errors };
    case 'scanJudged':
      return { ...view, pending: null, scanOutcome: event.outcome, scannedBox: event.isBox, errors: event.errors };
    case 'scanMessageDismissed':
      return { ...view, scanOutcome: null, errors: [] };
    case 'nextRefused':
      return { ...view, attempted: true, fieldErrors: event.fieldErrors };
    case 'backgroundFailed':
      return { ...view, backgroundError: event.error };
    case 'accountOffered':
      return { ...view, accountPrompt: true, errors: [] };
    case 'logoutMessageConfirmed':
      return { ...view, logoutMessage: null };
  }
}

/** A new screen starts quiet; the last scan's outcome stays known, its message does not. */
function viewAfterStep(before: AppState, after: AppState['session']): View {
  const isSameStep = before.session.currentStep === after.currentStep && before.session.testId === after.testId;
  const { pending, backgroundError } = before.view;
  return isSameStep ? before.view : { ...QUIET_VIEW, scanOutcome: acceptedOnly(before.view), pending, backgroundError };
}

function acceptedOnly(view: View): View['scanOutcome'] {
  return view.scanOutcome === 'accepted' ? 'accepted' : null;
}

const IDENTITY_EVENTS: ReadonlySet<AppEvent['type']> = new Set<IdentityEvent['type']>([
  'guestContinued',
  'guestFormChanged',
  'guestInfoSaved',
  'userSignedIn',
  'loggedOut',
]);

const VIEW_EVENTS: ReadonlySet<AppEvent['type']> = new Set<ViewEvent['type']>([
  'actionBegun',
  'actionEnded',
  'scanJudged',
  'scanMessageDismissed',
  'nextRefused',
  'backgroundFailed',
  'accountOffered',
  'logoutMessageConfirmed',
]);

function isIdentityEvent(event: AppEvent): event is IdentityEvent {
  return IDENTITY_EVENTS.has(event.type);
}

function isViewEvent(event: AppEvent): event is ViewEvent {
  return VIEW_EVENTS.has(event.type);
}

/** The whole app after an event. Pure: the same state, event and moment give the same answer. */
export function reduceApp(state: AppState, event: AppEvent, moment: Moment): AppReduction {
  if (event.type === 'loggedOut') {
    return { state: { ...INITIAL_STATE, view: { ...QUIET_VIEW, logoutMessage: event.message } }, effects: [] };
  }
  if (isIdentityEvent(event)) {
    return { state: { ...state, identity: reduceIdentity(state.identity, event) }, effects: [] };
  }
  if (isViewEvent(event)) return { state: { ...state, view: reduceView(state.view, event) }, effects: [] };
  const { session, effects } = reduceSession(state, event satisfies SessionEvent, moment);
  return { state: { ...state, session, view: viewAfterStep(state, session) }, effects };
}
