import type { SentCall } from '../../scenarios/observation.ts';
import { fieldOf } from '../../scenarios/observation.ts';
import type { ScenarioAction } from '../../scenarios/scenario.ts';
import { withAnswered, withGroup, withOwner } from './deliveries.ts';
import { heldCall, withHeld, withoutAnswers, withReleased } from './late-calls.ts';
import { isHolding, START_CALL, type Done, type Memory } from './memory.ts';
import {
  awaitedLoginAfter,
  comerOf,
  isSameVisitor,
  laidAsideAfter,
  leftTabsAfter,
  personAfter,
  testGivenBack,
} from './people.ts';
import { numberOf } from './steps.ts';

function withCall(before: Memory, call: SentCall): Memory {
  if (call.name === 'POST /test-results/post-test-progress')
    return withAnswered(withOwner(withHeld(before, call), String(fieldOf(call.payload, 'testId'))), call);
  return withAnswered(withGroup(withHeld(before, call), call), call);
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
  const isTaken = before.number === numberOf(flow, 'first-scan') && after.number > before.number;
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
    isLoginAsked: isHolding(acted) && (acted.isLoginAsked || action.name === 'login'),
    visit: acted.visit + (comerOf(memory, done) === null || isSameVisitor(memory, done) ? 0 : 1),
    test: acted.test + (before.number < 0 === after.number < 0 ? 0 : 1),
    laidAside: laidAsideAfter(memory, done),
    stayedAt: stayedAtAfter(memory, done),
  };
}

/** What is remembered after something done in a tab whose person has left, while they are still there in another. */
export function rememberedApart(memory: Memory, action: ScenarioAction): Memory {
  return withAction(memory, action);
}
