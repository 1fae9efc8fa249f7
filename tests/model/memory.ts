import { isRead, MODEL_STEPS, numberOf } from './steps.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { CallName, FailingCalls, ScenarioAction, TabName } from '../../core/scenarios/scenario.ts';
import { fieldOf, type Observation, type SentCall } from '../../core/scenarios/observation.ts';

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

const START_CALL = 'GET /test-results/create-test-id';
const NO_VISIT = -1;
/** Before what was said in a call whose answer is held back. */
const UNHEARD = 'unheard ';
const RESULT_CALL = /^POST \/test-results\/(?:guest-)?create$/;

function isFinal(status: number): boolean {
  return [400, 409, 422].includes(status);
}

/** Whether it was said in a call whose answer did not arrive. */
export function isUnheard(entry: string): boolean {
  return entry.startsWith(UNHEARD);
}

function withResult(memory: Memory, { name, payload }: SentCall): Memory {
  const testId = String(fieldOf(payload, 'testId'));
  const status = memory.spoilt[name]?.status;
  if (status !== undefined) {
    const { [name]: _answered, ...spoilt } = memory.spoilt;
    return { ...memory, spoilt, ...(isFinal(status) && { refused: new Set([...memory.refused, testId]) }) };
  }
  const said = fieldOf(payload, 'submitToCloud') === true ? 'no account' : 'result';
  const before = memory.delivered.get(testId) ?? [];
  const isHeld = memory.held.some((call) => call.name === name && call.about === testId);
  // What was not heard to have arrived may be said again, which the back end takes for the same.
  const entry = isHeld ? `${UNHEARD}${said}` : said;
  return { ...memory, delivered: new Map([...memory.delivered, [testId, [...before, entry]]]) };
}

function without<Value>(values: readonly Value[], place: number): readonly Value[] {
  return place === -1 ? values : values.toSpliced(place, 1);
}

function withHeld(memory: Memory, { name, payload }: SentCall): Memory {
  const { toHold, held, visit, test, tab, wanted: flow } = memory;
  const place = toHold.indexOf(name);
  if (place === -1) return memory;
  return {
    ...memory,
    toHold: without(toHold, place),
    held: [...held, { name, visit, test, tab, flow, about: String(fieldOf(payload, 'testId')) }],
  };
}

function withOwner(memory: Memory, testId: string): Memory {
  const { owners, person } = memory;
  return owners.has(testId) ? memory : { ...memory, owners: new Map([...owners, [testId, person]]) };
}

/** A result belongs to the account whose test it was; a guest's may be taken along into any. */
function withGroup(memory: Memory, { name, payload }: SentCall): Memory {
  const owner = memory.owners.get(String(fieldOf(payload, 'testId')));
  if (name !== 'POST /test-results/create' || (owner !== 'own' && owner !== 'other')) return memory;
  const group = String(fieldOf(payload, 'userGroupId'));
  const { groups, strayed } = memory;
  const isOthers = [...groups].some(([person, one]) => (person === owner) !== (one === group));
  if (isOthers) return { ...memory, strayed: strayed ?? owner };
  return { ...memory, groups: new Map([...groups, [owner, group]]) };
}

function withCall(before: Memory, call: SentCall): Memory {
  if (call.name === 'POST /test-results/post-test-progress')
    return answered(withOwner(withHeld(before, call), String(fieldOf(call.payload, 'testId'))), call);
  return answered(withGroup(withHeld(before, call), call), call);
}

function answered(memory: Memory, call: SentCall): Memory {
  if (RESULT_CALL.test(call.name)) return withResult(memory, call);
  const { [call.name]: _answered, ...spoilt } = memory.spoilt;
  return { ...memory, spoilt };
}

function heldPlace({ held }: Memory, name: CallName): number {
  return held.findIndex((call) => call.name === name);
}

function heldCall(memory: Memory, name: CallName): HeldCall | null {
  return memory.held[heldPlace(memory, name)] ?? null;
}

/** Whether the person who asked is still there, with the same test, in a page that was not closed since. */
export function isAwaited(memory: Memory, name: CallName): boolean {
  const call = heldCall(memory, name);
  return call !== null && call.visit === memory.visit && call.test === memory.test;
}

function withReleased(memory: Memory, name: CallName): Memory {
  const place = heldPlace(memory, name);
  const rest = { ...memory, held: without(memory.held, place) };
  const about = memory.held[place]?.about ?? '';
  const said = memory.delivered.get(about);
  if (said === undefined || !isAwaited(memory, name)) return rest;
  const heard = said.map((entry) => entry.replace(UNHEARD, ''));
  return { ...rest, delivered: new Map([...memory.delivered, [about, [...new Set(heard)]]]) };
}

/** A page that is opened anew hears no answer that its tab asked for before. */
function withoutAnswers(memory: Memory): Memory {
  const held = memory.held.map((call) => (call.tab === memory.tab ? { ...call, visit: NO_VISIT } : call));
  return { ...memory, held };
}

function withAction(memory: Memory, action: ScenarioAction): Memory {
  switch (action.name) {
    case 'wait':
    case 'idle':
      return { ...memory, now: memory.now + action.value };
    case 'offline':
    case 'online':
      return { ...memory, isOnline: action.name === 'online' };
    case 'tab':
      return { ...memory, tab: action.value, openTabs: new Set([...memory.openTabs, action.value]) };
    case 'fail':
      return { ...memory, spoilt: { ...memory.spoilt, ...action.value } };
    case 'reload':
      return withoutAnswers(memory);
    case 'hold':
      return { ...memory, toHold: [...memory.toHold, action.value] };
    case 'release':
      return withReleased(memory, action.value);
    case 'report':
      return { ...memory, report: action.value };
    default:
      return memory;
  }
}

/** Whether the app, by going on, told the person that the result is sent or will be. */
function isAcknowledged({ flow }: Memory, { before, after }: Done): boolean {
  const from = numberOf(flow, 'submit-report');
  return before.number >= from && before.number <= from + 1 && after.number > from + 1;
}

export function isNobody({ guest, signedIn }: Pick<Observation, 'guest' | 'signedIn'>): boolean {
  return !guest && !signedIn;
}

/** Who leaves leaves in all tabs; who comes, or opens the page anew, is back in one. */
function leftTabsAfter({ tab, openTabs, leftTabs }: Memory, { before, after }: Done): ReadonlySet<TabName> {
  if (!isNobody(after)) return new Set([...leftTabs].filter((one) => one !== tab));
  // A tab that is opened, or left again, while the person is away has to be returned to as well.
  return isNobody(before) ? new Set([...leftTabs, tab]) : openTabs;
}

/** A guest who goes on in another tab is the same visitor. */
function isSameGuest({ person }: Memory, done: Done): boolean {
  return done.isInLeftTab === true && person === 'guest' && done.after.guest;
}

function personAfter(memory: Memory, done: Done): Person {
  const { before, after } = done;
  const comer = comerOf(memory, done);
  if (comer !== null) return comer;
  return isNobody(after) || (before.guest && after.signedIn) ? 'unknown' : memory.person;
}

/** An account that is logged out finds its test again at its next login. */
function laidAsideAfter(memory: Memory, done: Done): Memory['laidAside'] {
  const { flow, waitBegan, holdsCassette, laidAside, person } = memory;
  const { before, after } = done;
  const comer = comerOf(memory, done);
  const isLeft = before.signedIn && before.number >= 0 && (isNobody(after) || (comer !== null && comer !== person));
  const kept = [...laidAside].filter(([owner]) => owner !== comer);
  const left = isLeft ? [[person, { flow, waitBegan, holdsCassette, number: before.number }] as const] : [];
  return new Map([...kept, ...left]);
}

/** The person who comes now, or whose login was held up until now; null where none does. */
export function comerOf({ awaitedLogin }: Pick<Memory, 'awaitedLogin'>, done: Done): Person | null {
  const { action, before, after, isInLeftTab = false } = done;
  if (isNobody(after) || !(isNobody(before) || isInLeftTab)) return null;
  if (after.guest) return 'guest';
  if (action.name !== 'login') return awaitedLogin;
  return action.value === null ? 'own' : 'other';
}

/** The account whose login waits behind an answer that is held. */
function awaitedLoginAfter(memory: Memory, { action, after }: Done): Person | null {
  if (!isNobody(after) || !isHolding(memory)) return null;
  if (action.name !== 'login') return memory.awaitedLogin;
  return action.value === null ? 'own' : 'other';
}

/** The test that a login gives back; null where none waits for that account. */
export function testGivenBack(memory: Memory, done: Done): LaidAside | null {
  const comer = comerOf(memory, done);
  return comer === null || comer === 'guest' ? null : (memory.laidAside.get(comer) ?? null);
}

/** Opening a page takes no other tab back; they agree again once the person has gone on in one of them. */
function stayedAtAfter({ stayedAt }: Memory, { action, before, after }: Done): number | null {
  const isOpening = action.name === 'tab' || action.name === 'reload';
  if (isOpening) return after.number < before.number && after.number >= 0 ? before.number : stayedAt;
  return after.number === before.number ? stayedAt : null;
}

/** What is remembered after an action. A new test begins with nothing. */
export function remembered(earlier: Memory, done: Done): Memory {
  const { action, before, after } = done;
  const memory = { ...earlier, ...testGivenBack(earlier, done) };
  // While one start waits for its answer, another press changes nothing.
  const isStarting = memory.held.some(
    (call) => call.name === START_CALL && call.tab === memory.tab && call.visit === memory.visit,
  );
  const wanted = action.name === 'start' && !isStarting ? action.value : memory.wanted;
  const isStart = before.number < 0 && after.number >= 0 && comerOf(earlier, done) === null;
  const released = action.name === 'release' ? heldCall(memory, action.value) : null;
  const flow = isStart ? (released?.flow ?? wanted) : memory.flow;
  const acted = after.calls
    .slice(before.calls.length)
    .reduce(withCall, withAction({ ...memory, flow, wanted }, action));
  const isWaiting = flow === 'testing' && after.number === numberOf(flow, 'countdown');
  const waitBegan = after.number < 0 || isStart ? null : (memory.waitBegan ?? (isWaiting ? acted.now : null));
  const acknowledged = memory.acknowledged + (isAcknowledged(acted, done) ? 1 : 0);
  const isTaken =
    action.name === 'scan' && before.number === numberOf(flow, 'first-scan') && after.number > before.number;
  return {
    ...acted,
    wanted,
    waitBegan,
    acknowledged,
    report: isStart ? null : acted.report,
    holdsCassette: isTaken || (memory.holdsCassette && !isStart),
    leftTabs: leftTabsAfter(acted, done),
    person: personAfter(memory, done),
    awaitedLogin: awaitedLoginAfter(acted, done),
    visit: acted.visit + (comerOf(memory, done) === null || isSameGuest(memory, done) ? 0 : 1),
    test: acted.test + (before.number < 0 === after.number < 0 ? 0 : 1),
    laidAside: laidAsideAfter(memory, done),
    stayedAt: stayedAtAfter(memory, done),
  };
}

/** What is remembered after something done in a tab whose person has left, while they are still there in another. */
export function rememberedApart(memory: Memory, action: ScenarioAction): Memory {
  return withAction(memory, action);
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
