import { reportOptionsFor, type ReportOption } from '../../core/domain/choice-lists.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { isExpectedAnswer } from '../../core/flow/expected-answer.ts';
import { STEP_BOXES, type StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import type { TerminalApp } from './terminal-app.ts';

/** The event of each answer, in the order in which several answers are given. */
const EVENTS: { readonly [Name in keyof Answers]-?: (answer: NonNullable<Answers[Name]>) => SessionEvent } = {
  symptomatic: (answer) => ({ type: 'symptomsAnswered', answer }),
  onset: (text) => ({ type: 'onsetTyped', text }),
  collection: (by) => ({ type: 'collectionChosen', isSelfCollecting: by === 'self' }),
  control: (answer) => ({ type: 'lineRead', line: 'control', answer }),
  test: (answer) => ({ type: 'lineRead', line: 'test', answer }),
  result: (result) => ({ type: 'resultChosen', result }),
  takenDate: (text) => ({ type: 'testTimeTyped', part: 'date', text }),
  takenTime: (text) => ({ type: 'testTimeTyped', part: 'time', text }),
};

/** The current screen does not ask for this. */
export function notAsked(app: TerminalApp, what: string): Played {
  const place = app.openRow() === null ? `${app.step()} on ${app.route()}` : app.step();
  return notPlayed(`${place} does not ask for ${what}.`);
}

/** Gives an answer, if the step asks for it. */
function give(app: TerminalApp, what: string, events: readonly SessionEvent[]): Played {
  const { session } = app.state();
  const isAsked = app.openRow() !== null && events.some((event) => isExpectedAnswer(session, event));
  if (!isAsked) return notAsked(app, what);
  events.forEach((event) => app.runner.send(event));
  return PLAYED;
}

/** Gives the answers of a step, in their order. */
export function giveAnswers(app: TerminalApp, answers: Answers): Played {
  const names = Object.keys(EVENTS) as (keyof Answers)[];
  for (const name of names.filter((one) => answers[one] !== undefined)) {
    // An answer and its row of the table match, but the compiler cannot infer that from the name.
    const given = give(app, name, [EVENTS[name](answers[name] as never)]);
    if (!given.ok) return given;
  }
  return PLAYED;
}

/** Checks every box of the step. */
export function tickAll(app: TerminalApp): Played {
  const boxes: Partial<Record<StepId | 'none' | 'expired', readonly string[]>> = STEP_BOXES;
  const events = (boxes[app.step()] ?? []).map((box) => ({ type: 'boxTicked', box, isTicked: true }) as const);
  return give(app, 'boxes to be ticked', events);
}

/** Chooses how to report; guests are not offered the anonymous report. */
export function chooseReport(app: TerminalApp, option: ReportOption): Played {
  const isOffered = reportOptionsFor(app.state().identity.isGuestLogin).includes(option);
  return give(app, option, isOffered ? [{ type: 'reportOptionChosen', option }] : []);
}
