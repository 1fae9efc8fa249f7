import { reportOptionsFor, type ReportOption } from '../../core/domain/choice-lists.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { isAsking, STEP_BOXES, type Question, type StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import type { TerminalTab, TerminalForm } from './terminal-screen.ts';

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
export function notAsked(tab: TerminalTab, what: string): Played {
  const place = tab.openRow() === null ? `${tab.step()} on ${tab.route()}` : tab.step();
  return notPlayed(`${place} does not ask for ${what}.`);
}

/** Gives the answers of a step: to its own questions, and the day of the first symptoms only after "yes". */
export function giveAnswers(tab: TerminalTab, answers: Answers): Played {
  const row = tab.openRow();
  const given = ANSWER_NAMES.filter((name) => answers[name] !== undefined);
  const stray = given.find((name) => row === null || !isAsking(row, ANSWERS[name][0]));
  if (stray !== undefined) return notAsked(tab, stray);
  const isSymptomatic = answers.symptomatic ?? tab.state().session.isSymptomatic;
  if (answers.onset !== undefined && isSymptomatic !== 'yes') return notAsked(tab, 'onset without symptoms');
  // An answer and its row of the table match, but the compiler cannot infer that from the name.
  given.forEach((name) => tab.runner.send(ANSWERS[name][1](answers[name] as never)));
  return PLAYED;
}

/** The text fields of the steps, with their answers. */
const TEXT_FIELDS = [
  ['symptomOnsetDate', 'onset'],
  ['takenDate', 'takenDate'],
  ['takenTime', 'takenTime'],
] as const;

/** The text fields of the current step; null if it has none now. */
export function stepForm(tab: TerminalTab): TerminalForm | null {
  const row = tab.openRow();
  const { isSymptomatic } = tab.state().session;
  const shown = TEXT_FIELDS.filter(([, answer]) => {
    const isHidden = answer === 'onset' && isSymptomatic !== 'yes';
    return row !== null && isAsking(row, ANSWERS[answer][0]) && !isHidden;
  });
  if (shown.length === 0) return null;
  const type = (field: string, text: string): void =>
    shown.filter(([name]) => name === field).forEach(([, answer]) => giveAnswers(tab, { [answer]: text }));
  return { fields: shown.map(([name]) => name), type };
}

/** Checks every box of the step. */
export function tickAll(tab: TerminalTab): Played {
  const row = tab.openRow();
  if (row?.asks !== 'boxes') return notAsked(tab, 'boxes to be ticked');
  const boxes: Partial<Record<StepId, readonly string[]>> = STEP_BOXES;
  (boxes[row.id] ?? []).forEach((box) => tab.runner.send({ type: 'boxTicked', box, isTicked: true }));
  return PLAYED;
}

/** Chooses how to report; guests are not offered the anonymous report. */
export function chooseReport(tab: TerminalTab, option: ReportOption): Played {
  const offered = reportOptionsFor(tab.state().identity.isGuestLogin);
  if (tab.openRow()?.asks !== 'reportOption' || !offered.includes(option)) return notAsked(tab, option);
  tab.runner.send({ type: 'reportOptionChosen', option });
  return PLAYED;
}
