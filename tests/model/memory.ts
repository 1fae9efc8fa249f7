import { isRead, MODEL_STEPS } from './steps.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { CallName, FailingCalls, ScenarioAction, TabName } from '../../scenarios/scenario.ts';
import type { Observation } from '../../scenarios/observation.ts';

/** The call that begins a test. */
export const START_CALL: CallName = 'GET /test-results/create-test-id';

/** Who uses the app: a guest, or one of the scenario's two accounts; `unknown` where the model lost track of it. */
export type Person = 'guest' | 'own' | 'other' | 'unknown';

/** A call whose answer is held back: who made it, in which tab, and for which test. */
export interface HeldCall {
  readonly name: CallName;
  readonly visit: number;
  readonly test: number;
  readonly tab: TabName;
  /** The flow that was chosen last. */
  readonly flow: FlowName;
  /** The id of the test that it says something about. */
  readonly about: string;
  /** How the report was wanted when it was made. */
  readonly report: string | null;
  /** Whether its answer says nothing of what arrived. */
  readonly isSpoilt: boolean;
}

/** What the model remembers of a play: little, and nothing that the core told it but what a person sees. */
export interface Memory {
  readonly flow: FlowName;
  /** The flow that was chosen last, whether its test began or not. */
  readonly wanted: FlowName;
  /** Time that passed since the play began, in milliseconds. */
  readonly now: number;
  /** When the wait of the test began; null before. */
  readonly waitBegan: number | null;
  readonly isOnline: boolean;
  readonly tab: TabName;
  readonly openTabs: ReadonlySet<TabName>;
  /** Tabs whose person left, there or in another one, and who has not come back there. */
  readonly leftTabs: ReadonlySet<TabName>;
  /** Whether the current test has a cassette. */
  readonly holdsCassette: boolean;
  readonly person: Person;
  /** The account whose login waits behind an answer that is held; null where none does. */
  readonly awaitedLogin: Person | null;
  /** A login was asked for while answers were held: it may be answered with any of them. */
  readonly isLoginAsked: boolean;
  /** By test: who began it. */
  readonly owners: ReadonlyMap<string, Person>;
  /** By account: the group that its results are sent for. */
  readonly groups: ReadonlyMap<Person, string>;
  /** The account that a result was not sent for, though its test was; null while all were. */
  readonly strayed: Person | null;
  /** How often a person came where no one was. */
  readonly visit: number;
  /** How often a test began or ended. */
  readonly test: number;
  /** Calls whose next answer is to be held back. */
  readonly toHold: readonly CallName[];
  /** Calls whose answer is held back. */
  readonly held: readonly HeldCall[];
  /** By account: the test that waits for it since it was logged out, with the number of its step. */
  readonly laidAside: ReadonlyMap<Person, LaidAside>;
  /** The number of the step in the other tabs, while a tab that was just opened shows an earlier one; null where all agree. */
  readonly stayedAt: number | null;
  /** Calls whose next answer is spoilt, and how. */
  readonly spoilt: FailingCalls;
  /** How the last report was wanted. */
  readonly report: string | null;
  /** Tests whose result the app took as given. */
  readonly acknowledged: number;
  /** By test: the results that the back end took, as what they say. */
  readonly delivered: ReadonlyMap<string, readonly string[]>;
  /** Tests whose result was refused for good. */
  readonly refused: ReadonlySet<string>;
}

export type LaidAside = Pick<Memory, 'flow' | 'waitBegan' | 'holdsCassette'> & { readonly number: number };

export const NOTHING_YET: Memory = {
  flow: 'testing',
  wanted: 'testing',
  now: 0,
  waitBegan: null,
  isOnline: true,
  tab: 'first',
  openTabs: new Set(['first']),
  leftTabs: new Set(),
  holdsCassette: false,
  person: 'unknown',
  awaitedLogin: null,
  isLoginAsked: false,
  owners: new Map(),
  groups: new Map(),
  strayed: null,
  visit: 0,
  test: 0,
  toHold: [],
  held: [],
  laidAside: new Map(),
  stayedAt: null,
  spoilt: {},
  report: null,
  acknowledged: 0,
  delivered: new Map(),
  refused: new Set(),
};

/** An action that was done, with what was seen before and after it. */
export interface Done {
  readonly action: ScenarioAction;
  readonly before: Observation;
  readonly after: Observation;
  /** The action was done in a tab that its person had left, while another one, seen before, was there in the other tab. */
  readonly isInLeftTab?: boolean;
}

export function isSignedOut({ guest, signedIn }: Pick<Observation, 'guest' | 'signedIn'>): boolean {
  return !guest && !signedIn;
}

export const WAIT_MS = 15 * 60_000;

/** Milliseconds until the wait is over, or the reading window; null without a timer. */
export function timeLeft({ flow, now, waitBegan }: Memory, number: number): number | null {
  if (waitBegan === null) return null;
  if (isRead(flow, number)) return waitBegan + 2 * WAIT_MS - now;
  return MODEL_STEPS[flow][number] === 'countdown' ? waitBegan + WAIT_MS - now : null;
}

/** Whether some answer is held back, or may be: others wait for it. */
export function isHolding({ toHold, held }: Memory): boolean {
  return toHold.length > 0 || held.length > 0;
}

/** Whether a call made now is answered as the back end would. */
export function isWell(memory: Memory, ...calls: readonly CallName[]): boolean {
  const { isOnline, spoilt } = memory;
  return isOnline && !isHolding(memory) && calls.every((call) => !Object.hasOwn(spoilt, call));
}
