import { fieldOf, type SentCall } from '../../scenarios/observation.ts';
import type { CallName, ScenarioAction } from '../../scenarios/scenario.ts';
import { confirmed, RESULT_CALL } from './deliveries.ts';
import { START_CALL, type HeldCall, type Memory } from './memory.ts';

const ENDED_VISIT = -1;

function without<Value>(values: readonly Value[], place: number): readonly Value[] {
  return place === -1 ? values : values.toSpliced(place, 1);
}

/** Holds a call back if its response is to be held. */
export function withHeldCall(memory: Memory, { name, payload }: SentCall): Memory {
  const { callsToHold, heldCalls, visit, test, tab, requestedFlow: flow, report } = memory;
  const place = callsToHold.indexOf(name);
  if (place === -1) return memory;
  const isFailed = Object.hasOwn(memory.nextFailures, name);
  return {
    ...memory,
    callsToHold: without(callsToHold, place),
    heldCalls: [
      ...heldCalls,
      { name, visit, test, tab, flow, report, about: String(fieldOf(payload, 'testId')), isFailed },
    ],
  };
}

/** Takes a lost response out of those to be lost. */
export function withLostCall(memory: Memory, { name }: SentCall): Memory {
  const { callsToLose } = memory;
  const isSaveUnsure = memory.isSaveUnsure || name === 'POST /devices/save-device';
  return { ...memory, isSaveUnsure, callsToLose: without(callsToLose, callsToLose.indexOf(name)) };
}

function heldCallIndex({ heldCalls }: Memory, name: CallName): number {
  return heldCalls.findIndex((call) => call.name === name);
}

/** The oldest held call of that name, or null. */
export function findHeldCall(memory: Memory, name: CallName): HeldCall | null {
  return memory.heldCalls[heldCallIndex(memory, name)] ?? null;
}

/**
 * Whether the response is still awaited: same user, same test, page not reloaded. A start counts even if another test was started and
 * ended since: it starts one if there is none.
 */
export function isStillAwaited(memory: Memory, name: CallName): boolean {
  const call = findHeldCall(memory, name);
  const isStart = name === START_CALL;
  return call !== null && call.visit === memory.visit && (isStart || call.test === memory.test);
}

const CASSETTE_CALLS: readonly CallName[] = ['POST /devices/check-id', 'POST /devices/save-device'];

/** Whether a released response let a scan be accepted in the other tab, whose step does not show here. */
export function isAcceptedElsewhere(memory: Memory, action: ScenarioAction, after: Memory, isSaved: boolean): boolean {
  if (action.name !== 'release' || !CASSETTE_CALLS.includes(action.value)) return false;
  const isElsewhere = findHeldCall(memory, action.value)?.tab !== memory.tab;
  const isAnswered = !after.isSaveUnsure && findHeldCall(after, 'POST /devices/save-device') === null;
  return isElsewhere && isSaved && isAnswered && isStillAwaited(memory, action.value);
}

/** Lets a held response arrive. Its entries are confirmed only if the caller still waits for it. */
export function withReleasedCall(memory: Memory, name: CallName): Memory {
  const place = heldCallIndex(memory, name);
  const rest = { ...memory, heldCalls: without(memory.heldCalls, place) };
  const { about = '', report = null, isFailed = false } = memory.heldCalls[place] ?? {};
  const said = memory.delivered.get(about);
  if (said === undefined || isFailed || !RESULT_CALL.test(name) || !isStillAwaited(memory, name)) return rest;
  // A report option chosen during the submission has no effect.
  return { ...rest, report, delivered: new Map([...memory.delivered, [about, confirmed(said)]]) };
}

/** A reloaded page receives no responses to its earlier calls. */
export function withoutTabResponses(memory: Memory): Memory {
  const heldCalls = memory.heldCalls.map((call) => (call.tab === memory.tab ? { ...call, visit: ENDED_VISIT } : call));
  return { ...memory, heldCalls };
}
