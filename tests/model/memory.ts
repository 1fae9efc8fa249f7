import { isInReadingWindow, MODEL_STEPS } from './steps.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { CallName, FailingCalls, ScenarioAction, TabName } from '../../scenarios/scenario.ts';
import type { Observation } from '../../scenarios/observation.ts';

/** The call that starts a test. */
export const START_CALL: CallName = 'GET /test-results/create-test-id';

/** The current user: a guest, or one of the scenario's two accounts; `unknown` if the model cannot know. */
export type Person = 'guest' | 'own' | 'other' | 'unknown';

/** A call whose response is held back, with the user, tab and test that made it. */
export interface HeldCall {
  readonly name: CallName;
  readonly visit: number;
  readonly test: number;
  readonly tab: TabName;
  /** The flow that was requested last. */
  readonly flow: FlowName;
  /** The test id in its payload. */
  readonly about: string;
  /** The report option at the time of the call. */
  readonly report: string | null;
  /** Whether it fails, so that its response confirms nothing. */
  readonly isFailed: boolean;
}

/** The state of the model: little, and derived only from what a person sees and does. */
export interface Memory {
  readonly flow: FlowName;
  /** The flow that was requested last, whether or not its test started. */
  readonly requestedFlow: FlowName;
  /** Milliseconds since the play started. */
  readonly now: number;
  /** When the wait of the test started; null before. */
  readonly waitStartedAt: number | null;
  readonly isOnline: boolean;
  readonly tab: TabName;
  readonly openTabs: ReadonlySet<TabName>;
  /** Tabs whose user logged out, there or in another tab, and has not logged in there again. */
  readonly loggedOutTabs: ReadonlySet<TabName>;
  /** Whether the current test has a cassette. */
  readonly hasCassette: boolean;
  readonly person: Person;
  /** The account whose login waits behind a held response; null if there is none. */
  readonly pendingLogin: Person | null;
  /** A login was requested while responses were held: it may finish with any of them. */
  readonly isLoginAsked: boolean;
  /** A guest declined an account while responses were held: the logout may come with any of them. */
  readonly isDeclineAsked: boolean;
  /** By test: its owner. */
  readonly owners: ReadonlyMap<string, Person>;
  /** By account: the user group in its result calls. */
  readonly groups: ReadonlyMap<Person, string>;
  /** The owner of a result that was sent for another account; null if there is none. */
  readonly misattributed: Person | null;
  /** The number of logins and guest starts. */
  readonly visit: number;
  /** The number of tests started and ended. */
  readonly test: number;
  /** Calls whose next response will be held back. */
  readonly callsToHold: readonly CallName[];
  /** Calls whose next response will be lost. */
  readonly callsToLose: readonly CallName[];
  /** Whether the response to a save of this test's cassette was lost, so that the app may release a cassette it does not show. */
  readonly isSaveUnsure: boolean;
  /** Calls whose response is held back. */
  readonly heldCalls: readonly HeldCall[];
  /** By account: the test that is parked since the logout, with its step number. */
  readonly parkedTests: ReadonlyMap<Person, ParkedTest>;
  /** The step number of the other tabs while a newly opened tab shows an earlier one; null if all agree. */
  readonly otherTabsStep: number | null;
  /** The failure of the next call of each name. */
  readonly nextFailures: FailingCalls;
  /** The report option that was chosen last. */
  readonly report: string | null;
  /** The number of results that the app acknowledged to the person. */
  readonly acknowledged: number;
  /** By test: what the back end accepted about it. */
  readonly delivered: ReadonlyMap<string, readonly string[]>;
  /** Tests whose result was rejected for good. */
  readonly rejected: ReadonlySet<string>;
}

export type ParkedTest = Pick<Memory, 'flow' | 'waitStartedAt' | 'hasCassette'> & { readonly number: number };

export const INITIAL_MEMORY: Memory = {
  flow: 'testing',
  requestedFlow: 'testing',
  now: 0,
  waitStartedAt: null,
  isOnline: true,
  tab: 'first',
  openTabs: new Set(['first']),
  loggedOutTabs: new Set(),
  hasCassette: false,
  person: 'unknown',
  pendingLogin: null,
  isLoginAsked: false,
  isDeclineAsked: false,
  owners: new Map(),
  groups: new Map(),
  misattributed: null,
  visit: 0,
  test: 0,
  callsToHold: [],
  callsToLose: [],
  isSaveUnsure: false,
  heldCalls: [],
  parkedTests: new Map(),
  otherTabsStep: null,
  nextFailures: {},
  report: null,
  acknowledged: 0,
  delivered: new Map(),
  rejected: new Set(),
};

/** An action with the observations before and after it. */
export interface Done {
  readonly action: ScenarioAction;
  readonly before: Observation;
  readonly after: Observation;
  /** The action happened in a logged-out tab; `before` is the other tab, where a user was still logged in. */
  readonly isInLoggedOutTab?: boolean;
}

export function isLoggedOut({ guest, signedIn }: Pick<Observation, 'guest' | 'signedIn'>): boolean {
  return !guest && !signedIn;
}

export const WAIT_MS = 15 * 60_000;

/** Milliseconds until the end of the wait or of the reading window; null without a timer. */
export function timeLeft({ flow, now, waitStartedAt }: Memory, number: number): number | null {
  if (waitStartedAt === null) return null;
  if (isInReadingWindow(flow, number)) return waitStartedAt + 2 * WAIT_MS - now;
  return MODEL_STEPS[flow][number] === 'countdown' ? waitStartedAt + WAIT_MS - now : null;
}

/** Whether a response is held back, or may be; other calls wait for it. */
export function isHolding({ callsToHold, heldCalls }: Memory): boolean {
  return callsToHold.length > 0 || heldCalls.length > 0;
}

/** Whether a call made now reaches the back end and takes effect there, even if its response is lost. */
export function willTakeEffect(memory: Memory, call: CallName): boolean {
  const { isOnline, nextFailures } = memory;
  return isOnline && !isHolding(memory) && !Object.hasOwn(nextFailures, call);
}

/** Whether a call made now succeeds. */
export function willSucceed(memory: Memory, call: CallName): boolean {
  return willTakeEffect(memory, call) && !memory.callsToLose.includes(call);
}
