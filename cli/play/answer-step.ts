import { reportOptionsFor, type ReportOption } from '../../core/domain/choice-lists.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { isAsking, STEP_BOXES, type Question, type StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import type { TabApp, TerminalForm } from './terminal-screen.ts';

/** The question and the event of each answer, in the order in which several answers are given. */
const ANSWERS: {
  readonly [Key in keyof Answers]-?: readonly [Question, (answer: NonNullable<Answers[Key]>) => SessionEvent];
} = {
  symptomatic: ['symptoms', (answer) => ({ type: 'symptomsAnswered', answer })],
  onset: ['symptoms', (text) => ({ type: 'onsetTyped', text })],
  collection: ['collection', (by) => ({ type: 'collectionChosen', isSelfCollecting: by === 'self' })],
  control: ['controlLine', (answer) => ({ type: 'lineRead', line: 'control', answer })],
  test: ['testLine', (answer) => ({ type: 'lineRead', line: 'test', answer })],
  result: ['result', (result) => ({ type: 'resultChosen', result })],
  takenDate: ['taken', (text) => ({ type: 'testTimeTyped', part: 'date', text })],
  takenTime: ['taken', (text) => ({ type: 'testTimeTyped', part: 'time', text })],
};
const ANSWER_NAMES = Object.keys(ANSWERS) as (keyof Answers)[];

/** The current screen does not ask for this. */
export function notAsked(app: TabApp, what: string): Played {
  const place = app.openRow() === null ? `${app.step()} on ${app.route()}` : app.step();
  return notPlayed(`${place} does not ask for ${what}.`);
}

/** Gives the answers of a step: to its own questions, and the day of the first symptoms only after "yes". */
export function giveAnswers(app: TabApp, answers: Answers): Played {
  const row = app.openRow();
  const given = ANSWER_NAMES.filter((name) => answers[name] !== undefined);
  const stray = given.find((name) => row === null || !isAsking(row, ANSWERS[name][0]));
  if (stray !== undefined) return notAsked(app, stray);
  const isSymptomatic = answers.symptomatic ?? app.state().session.isSymptomatic;
  if (answers.onset !== undefined && isSymptomatic !== 'yes') return notAsked(app, 'onset without symptoms');
  // An answer and its row of the table match, but the compiler cannot infer that from the name.
  given.forEach((name) => app.runner.send(ANSWERS[name][1](answers[name] as never)));
  return PLAYED;
}

/** The text fields of the steps, with their answers. */
const TEXT_FIELDS = [
  ['symptomOnsetDate', 'onset'],
  ['takenDate', 'takenDate'],
  ['takenTime', 'takenTime'],
] as const;

/** The text fields of the current step; null if it has none now. */
export function stepForm(app: TabApp): TerminalForm | null {
  const row = app.openRow();
  const { isSymptomatic } = app.state().session;
  const shown = TEXT_FIELDS.filter(([, answer]) => {
    const isHidden = answer === 'onset' && isSymptomatic !== 'yes';
    return row !== null && isAsking(row, ANSWERS[answer][0]) && !isHidden;
  });
  if (shown.length === 0) return null;
  const type = (field: string, text: string): void =>
    shown.filter(([name]) => name === field).forEach(([, answer]) => giveAnswers(app, { [answer]: text }));
  return { fields: shown.map(([name]) => name), type };
}

/** Checks every box of the step. */
export function tickAll(app: TabApp): Played {
  const row = app.openRow();
  if (row?.asks !== 'boxes') return notAsked(app, 'boxes to be ticked');
  const boxes: Partial<Record<StepId, readonly string[]>> = STEP_BOXES;
  (boxes[row.id] ?? []).forEach((box) => app.runner.send({ type: 'boxTicked', box, isTicked: true }));
  return PLAYED;
}

/** Chooses how to report; guests are not offered the anonymous report. */
export function chooseReport(app: TabApp, option: ReportOption): Played {
  const offered = reportOptionsFor(app.state().identity.isGuestLogin);
  if (app.openRow()?.asks !== 'reportOption' || !offered.includes(option)) return notAsked(app, option);
  app.runner.send({ type: 'reportOptionChosen', option });
  return PLAYED;
}
