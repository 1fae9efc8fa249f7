import { fieldOf, type SentCall } from '../../scenarios/observation.ts';
import type { CallName } from '../../scenarios/scenario.ts';
import { heard, RESULT_CALL } from './deliveries.ts';
import { START_CALL, type HeldCall, type Memory } from './memory.ts';

const NO_VISIT = -1;

function without<Value>(values: readonly Value[], place: number): readonly Value[] {
  return place === -1 ? values : values.toSpliced(place, 1);
}

/** A call whose answer is to be held is held. */
export function withHeld(memory: Memory, { name, payload }: SentCall): Memory {
  const { toHold, held, visit, test, tab, wanted: flow, report } = memory;
  const place = toHold.indexOf(name);
  if (place === -1) return memory;
  const isSpoilt = Object.hasOwn(memory.spoilt, name);
  return {
    ...memory,
    toHold: without(toHold, place),
    held: [...held, { name, visit, test, tab, flow, report, about: String(fieldOf(payload, 'testId')), isSpoilt }],
  };
}

function heldPlace({ held }: Memory, name: CallName): number {
  return held.findIndex((call) => call.name === name);
}

/** The oldest call of that name whose answer is held; null where none is. */
export function heldCall(memory: Memory, name: CallName): HeldCall | null {
  return memory.held[heldPlace(memory, name)] ?? null;
}

/**
 * Whether the person who asked is still there, with the same test, in a page that was not closed since. A start that was asked for
 * before a test that came and went still counts: it begins one where there is none.
 */
export function isAwaited(memory: Memory, name: CallName): boolean {
  const call = heldCall(memory, name);
  const isStart = name === START_CALL;
  return call !== null && call.visit === memory.visit && (isStart || call.test === memory.test);
}

/** An answer arrives: the person who still waits for it knows what was said. */
export function withReleased(memory: Memory, name: CallName): Memory {
  const place = heldPlace(memory, name);
  const rest = { ...memory, held: without(memory.held, place) };
  const { about = '', report = null, isSpoilt = false } = memory.held[place] ?? {};
  const said = memory.delivered.get(about);
  if (said === undefined || isSpoilt || !RESULT_CALL.test(name) || !isAwaited(memory, name)) return rest;
  // What was chosen while it was submitted comes too late.
  return { ...rest, report, delivered: new Map([...memory.delivered, [about, heard(said)]]) };
}

/** A page that is opened anew hears no answer that its tab asked for before. */
export function withoutAnswers(memory: Memory): Memory {
  const held = memory.held.map((call) => (call.tab === memory.tab ? { ...call, visit: NO_VISIT } : call));
  return { ...memory, held };
}
