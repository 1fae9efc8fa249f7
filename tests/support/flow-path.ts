import type { SessionEvent } from '../../core/flow/events.ts';
import { fieldOf } from '../../scenarios/observation.ts';
import { writtenDuration } from '../../scenarios/duration.ts';

/** What was done in a harness, as the actions of a scenario. */
export interface FlowPath {
  readonly actions: readonly unknown[];
  note(action: unknown): void;
  /** Time has passed, up to `now`. A scenario waits for whole seconds: the rest is noted with the next time that passes. */
  noteTime(now: number): void;
}

/** The path of a harness whose clock begins at `start`. */
export function makeFlowPath(start: number): FlowPath {
  const actions: unknown[] = [];
  let noted = start;
  return {
    actions,
    note: (action) => {
      const report = action === 'next' ? fieldOf(fieldOf(actions.at(-1), 'choose'), 'report') : undefined;
      if (report === undefined) actions.push(action);
      else actions.splice(-1, 1, { report });
    },
    noteTime: (now) => {
      const seconds = Math.floor((now - noted) / 1000);
      if (seconds < 1) return;
      noted += seconds * 1000;
      actions.push({ wait: writtenDuration(seconds) });
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
