import { isRead, MODEL_STEPS, numberOf } from './steps.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { CallName, FailingCalls, ScenarioAction, TabName } from '../../core/scenarios/scenario.ts';
import { fieldOf, type Observation, type SentCall } from '../../core/scenarios/observation.ts';

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
  /** The number of the step in the other tabs, while a tab that was just opened shows an earlier one; null where all agree. */
  readonly stayedAt: number | null;
  /** The test that waits for the account since it was logged out, with the number of its step. */
  readonly laidAside: LaidAside | null;
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

type LaidAside = Pick<Memory, 'flow' | 'waitBegan' | 'holdsCassette'> & { readonly number: number };

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
  laidAside: null,
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
}

const RESULT_CALL = /^POST \/test-results\/(?:guest-)?create$/;

function isFinal(status: number): boolean {
  return [400, 409, 422].includes(status);
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
  return { ...memory, delivered: new Map([...memory.delivered, [testId, [...before, said]]]) };
}

function withCall(memory: Memory, call: SentCall): Memory {
  if (RESULT_CALL.test(call.name)) return withResult(memory, call);
  const { [call.name]: _answered, ...spoilt } = memory.spoilt;
  return { ...memory, spoilt };
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
  return isNobody(before) ? leftTabs : openTabs;
}

/** An account that is logged out finds its test again at the next login. */
function laidAsideAfter({ flow, waitBegan, holdsCassette, laidAside }: Memory, { before, after }: Done) {
  const isLeft = before.signedIn && isNobody(after) && before.number >= 0;
  if (isLeft) return { flow, waitBegan, holdsCassette, number: before.number };
  return after.signedIn ? null : laidAside;
}

/** Opening a page takes no other tab back; they agree again once the person has gone on in one of them. */
function stayedAtAfter({ stayedAt }: Memory, { action, before, after }: Done): number | null {
  const isOpening = action.name === 'tab' || action.name === 'reload';
  if (isOpening) return after.number < before.number && after.number >= 0 ? before.number : stayedAt;
  return after.number === before.number ? stayedAt : null;
}

/** What is remembered of a test that the login gave back. */
export function givenBack(memory: Memory, { before, after }: Done): Memory {
  const isBack = memory.laidAside !== null && isNobody(before) && after.signedIn;
  return isBack ? { ...memory, ...memory.laidAside } : memory;
}

/** What is remembered after an action. A new test begins with nothing. */
export function remembered(earlier: Memory, done: Done): Memory {
  const { action, before, after } = done;
  const memory = givenBack(earlier, done);
  const wanted = action.name === 'start' ? action.value : memory.wanted;
  const isStart = before.number < 0 && after.number >= 0 && action.name !== 'login';
  const flow = isStart ? wanted : memory.flow;
  const acted = after.calls.slice(before.calls.length).reduce(withCall, withAction({ ...memory, flow }, action));
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

/** Whether a call made now is answered as the back end would. */
export function isWell({ isOnline, spoilt }: Memory, ...calls: readonly CallName[]): boolean {
  return isOnline && calls.every((call) => !Object.hasOwn(spoilt, call));
}
