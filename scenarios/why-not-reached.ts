import { FLOWS } from '../core/flow/flows.ts';
import type { LeaveBy, Question, StepId, StepRow } from '../core/flow/step-row.ts';
import { notPlayed, type Played } from './driver.ts';
import type { ShownStep } from './observation.ts';

/** Actions that answer a question. */
const ANSWERING: Readonly<Record<Question, string>> = {
  profile: 'select: Ana Ruiz',
  symptoms: 'answer: { symptomatic: no }',
  boxes: 'tick: all',
  collection: 'answer: { collection: self }',
  controlLine: 'answer: { control: yes }',
  testLine: 'answer: { test: no }',
  result: 'answer: { result: negative }',
  taken: 'answer: { takenDate: 11/18/2026, takenTime: 15:45 }',
  reportOption: 'report: reportToAims',
};

/** Actions that leave a step; null where Next does. */
const LEAVING: Readonly<Record<LeaveBy, string | null>> = {
  next: null,
  report: null,
  finish: null,
  boxScan: 'scan: https://clearline.example/kit',
  cassetteScan: "scan: '0100860000000017112601151728011510COV260001721A1B2C3D4'",
  countdown: 'wait: 15m',
  review: 'profile: { zipCode: "94110", ... }',
};

const ROWS: readonly (readonly StepRow[])[] = Object.values(FLOWS);

/** Whether a step lies before another one; null if no flow has both. */
function isBefore(one: ShownStep, other: ShownStep): boolean | null {
  for (const rows of ROWS) {
    const [first, second] = [one, other].map((step) => rows.findIndex(({ id }) => id === step));
    if (first !== undefined && second !== undefined && first !== -1 && second !== -1) return first < second;
  }
  return null;
}

/** The actions that a step needs before Next leaves it. */
function neededAt(step: ShownStep): readonly string[] {
  const row = ROWS.flat().find(({ id }) => id === step);
  if (row === undefined) return [];
  const answers = [row.asks ?? []].flat().map((question) => ANSWERING[question]);
  return [...answers, LEAVING[row.leaveBy ?? 'next']].filter((action) => action !== null);
}

/** A button that was pressed again and again from one step towards another, and the step that it does not leave. */
interface Pressed {
  readonly button: 'Next' | 'Back';
  readonly from: ShownStep;
  readonly at: ShownStep;
  readonly wanted: StepId;
}

/** The rejection that a step was not reached, with an action that helps. */
export function whyNotReached({ button, from, at, wanted }: Pressed): Played {
  const problem = `${button} does not leave ${at}, so ${wanted} was not reached.`;
  const values = { at, wanted, from };
  const isBehind = isBefore(wanted, from);
  if (button === 'Next' && isBehind === true)
    return notPlayed(`${problem} It lies before ${from}: "backTo: ${wanted}" goes back.`, 'isBehind', values);
  if (button === 'Back' && isBehind === false)
    return notPlayed(`${problem} It lies after ${from}: "until: ${wanted}" goes on.`, 'isAhead', values);
  const needed = button === 'Next' ? neededAt(at).join('" and "') : '';
  if (needed === '') return notPlayed(problem, button === 'Next' ? 'nextStuck' : 'backStuck', values);
  return notPlayed(`${problem} Before that it needs "${needed}", or the like.`, 'nextNeeds', { ...values, needed });
}
