import type { SentCall } from '../../scenarios/observation.ts';
import { fieldOf } from '../../scenarios/observation.ts';
import type { ScenarioAction } from '../../scenarios/scenario.ts';
import { withAnswered, withGroup, withOwner } from './deliveries.ts';
import {
  findHeldCall,
  isAcceptedElsewhere,
  withHeldCall,
  withLostCall,
  withoutTabResponses,
  withReleasedCall,
} from './late-calls.ts';
import { isHolding, START_CALL, type Done, type Memory } from './memory.ts';
import {
  pendingLoginAfter,
  newUserOf,
  isSameVisitor,
  parkedTestsAfter,
  loggedOutTabsAfter,
  personAfter,
  restoredTest,
} from './people.ts';
import { numberOf } from './steps.ts';

function withCall(before: Memory, call: SentCall): Memory {
  const isLost = before.callsToLose.includes(call.name);
  const memory = isLost ? withLostCall(before, call) : withHeldCall(before, call);
  const isProgress = call.name === 'POST /test-results/post-test-progress';
  const owned = isProgress ? withOwner(memory, String(fieldOf(call.payload, 'testId'))) : withGroup(memory, call);
  return withAnswered(owned, call, isLost);
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
      return { ...memory, nextFailures: { ...memory.nextFailures, ...action.value } };
    case 'reload':
      return withoutTabResponses(memory);
    case 'hold':
      return { ...memory, callsToHold: [...memory.callsToHold, action.value] };
    case 'drop':
      return { ...memory, callsToLose: [...memory.callsToLose, action.value] };
    case 'release':
      return withReleasedCall(memory, action.value);
    case 'report':
      return { ...memory, report: action.value };
    default:
      return memory;
  }
}

/** Whether the app, by advancing, showed that the result is sent or will be. */
function isAcknowledged({ flow }: Memory, { before, after }: Done): boolean {
  const from = numberOf(flow, 'submit-report');
  return before.number >= from && before.number <= from + 1 && after.number > from + 1;
}

/** Opening a page does not change the step of other tabs; they agree again once the person moves on in one of them. */
function otherTabsStepAfter({ otherTabsStep }: Memory, { action, before, after }: Done): number | null {
  const isOpening = action.name === 'tab' || action.name === 'reload';
  if (isOpening) return after.number < before.number && after.number >= 0 ? before.number : otherTabsStep;
  return after.number === before.number ? otherTabsStep : null;
}

const isDecline = (action: ScenarioAction): boolean => action.name === 'account' && action.value === 'decline';

/** The state of the model after an action. */
export function updateMemory(earlier: Memory, done: Done): Memory {
  const { action, before, after } = done;
  const memory = { ...earlier, ...restoredTest(earlier, done) };
  // While a start waits for its response, pressing again has no effect.
  const isStarting = memory.heldCalls.some(
    (call) => call.name === START_CALL && call.tab === memory.tab && call.visit === memory.visit,
  );
  const requestedFlow = action.name === 'start' && !isStarting ? action.value : memory.requestedFlow;
  const isStart = before.number < 0 && after.number >= 0 && newUserOf(earlier, done) === null;
  const released = action.name === 'release' ? findHeldCall(memory, action.value) : null;
  const flow = isStart ? (released?.flow ?? requestedFlow) : memory.flow;
  const acted = after.calls
    .slice(before.calls.length)
    .reduce(withCall, withAction({ ...memory, flow, requestedFlow }, action));
  const isWaiting = flow === 'testing' && after.number === numberOf(flow, 'countdown');
  const waitStartedAt = after.number < 0 || isStart ? null : (memory.waitStartedAt ?? (isWaiting ? acted.now : null));
  const acknowledged = memory.acknowledged + (isAcknowledged(acted, done) ? 1 : 0);
  const isScanAccepted =
    (before.number === numberOf(flow, 'first-scan') && after.number > before.number) ||
    isAcceptedElsewhere(memory, action, acted, after.device === 'saved');
  return {
    ...acted,
    requestedFlow,
    waitStartedAt,
    acknowledged,
    report: isStart ? null : acted.report,
    isSaveUnsure: acted.isSaveUnsure && !isStart,
    hasCassette: isScanAccepted || (memory.hasCassette && !isStart),
    loggedOutTabs: loggedOutTabsAfter(acted, done),
    person: personAfter(memory, done),
    pendingLogin: pendingLoginAfter(acted, done),
    isLoginAsked: isHolding(acted) && (acted.isLoginAsked || action.name === 'login'),
    isDeclineAsked: isHolding(acted) && !isStart && (acted.isDeclineAsked || isDecline(action)),
    visit: acted.visit + (newUserOf(memory, done) === null || isSameVisitor(memory, done) ? 0 : 1),
    test: acted.test + (before.number < 0 === after.number < 0 ? 0 : 1),
    parkedTests: parkedTestsAfter(memory, done),
    otherTabsStep: otherTabsStepAfter(memory, done),
  };
}

/** What is remembered after something done in a tab whose person has left, while they are still there in another. */
export function memoryWhileLoggedOut(memory: Memory, action: ScenarioAction): Memory {
  const isLoginAsked = isHolding(memory) && (memory.isLoginAsked || action.name === 'login');
  return withAction({ ...memory, isLoginAsked }, action);
}
