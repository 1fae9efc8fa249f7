import type { SessionEvent } from '../../core/flow/events.ts';
import { fieldOf } from '../../scenarios/observation.ts';
import { writtenDuration } from '../../scenarios/duration.ts';

/** An action of a scenario, or a comment on something that no scenario can say. */
export type Noted = { readonly action: unknown } | { readonly comment: string };

/** What was done in a harness, in order. */
export interface FlowPath {
  readonly noted: readonly Noted[];
  note(...actions: readonly unknown[]): void;
  comment(text: string): void;
  /** Time has passed, up to `now`. */
  noteTime(now: number): void;
  /** The clock was set to `now`, which no scenario can do. */
  noteClockSet(now: number): void;
  /** Notes nothing until the returned function is called. What happens meanwhile is noted as one action of scenarios. */
  pause(): () => void;
}

/** Actions after which a chosen report option is still chosen, and still shows. */
const KEEPING_CHOICE = ['hold', 'drop', 'fail', 'tab', 'go', 'wait', 'offline', 'online'];

const reportIn = (one: Noted): unknown =>
  'action' in one ? fieldOf(fieldOf(one.action, 'choose'), 'report') : undefined;

function keepsChoice(one: Noted): boolean {
  if ('comment' in one) return true;
  const name = typeof one.action === 'string' ? one.action : Object.keys(one.action ?? {})[0];
  return KEEPING_CHOICE.includes(name ?? '');
}

/** Adds an action to a path. Choosing how to report and pressing Next is one action of scenarios. */
function add(noted: Noted[], action: unknown): void {
  const at = noted.findLastIndex((one) => !keepsChoice(one));
  const report = action === 'next' && noted[at] !== undefined ? reportIn(noted[at]) : undefined;
  if (report !== undefined) noted.splice(at, 1);
  noted.push({ action: report === undefined ? action : { report } });
}

/** The path of a harness whose clock begins at `start`. */
export function makeFlowPath(start: number): FlowPath {
  const noted: Noted[] = [];
  let [until, pauses] = [start, 0];
  return {
    noted,
    note: (...actions) => {
      if (pauses === 0) actions.forEach((action) => add(noted, action));
    },
    comment: (text) => {
      if (pauses === 0) noted.push({ comment: text });
    },
    noteTime: (now) => {
      if (now > until) noted.push({ action: { wait: writtenDuration(now - until) } });
      until = now;
    },
    noteClockSet: (now) => {
      until = now;
      noted.push({ comment: `clock.set(${String(now)}): no scenario sets the clock.` });
    },
    pause: () => {
      pauses += 1;
      return () => {
        pauses -= 1;
      };
    },
  };
}

/**
 * The action that gives an answer of a person; null for any other event. A scenario's `report` also presses Next, so that an option
 * that is only chosen is no action of scenarios.
 */
export function writtenAnswer(event: SessionEvent): unknown {
  switch (event.type) {
    case 'profileSelected':
      return { select: `${event.profile.firstName} ${event.profile.lastName}` };
    case 'symptomsAnswered':
      return { answer: { symptomatic: event.answer } };
    case 'onsetTyped':
      return { answer: { onset: event.text } };
    case 'boxTicked':
      return { [event.isTicked ? 'tick' : 'untick']: event.box };
    case 'collectionChosen':
      return { answer: { collection: event.isSelfCollecting ? 'self' : 'other' } };
    case 'lineRead':
      return { answer: { [event.line]: event.answer } };
    case 'resultChosen':
      return { answer: { result: event.result } };
    case 'testTimeTyped':
      return { answer: { [event.part === 'date' ? 'takenDate' : 'takenTime']: event.text } };
    case 'reportOptionChosen':
      return { choose: { report: event.option } };
    default:
      return null;
  }
}
