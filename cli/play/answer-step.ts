import { REPORT_OPTIONS, type ReportOption } from '../../core/domain/choice-lists.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { isAsking, STEP_BOXES, type Question, type StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import { choosePerson } from './terminal-screen.ts';
import type { TerminalTab } from './terminal-tab.ts';

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

function eventsOf(answers: Answers): readonly SessionEvent[] {
  // An answer and its row of the table match, but the compiler cannot infer that from the name.
  const given = ANSWER_NAMES.filter((name) => answers[name] !== undefined);
  return given.map((name) => ANSWERS[name][1](answers[name] as never));
}

/** The current screen does not ask for this. */
export function notAsked(tab: TerminalTab, what: string): Played {
  const place = tab.openRow() === null ? `${tab.step()} on ${tab.route()}` : tab.step();
  return notPlayed(`${place} does not ask for ${what}.`);
}

/** Answers the current step's questions. */
export function giveAnswers(tab: TerminalTab, answers: Answers): Played {
  const row = tab.openRow();
  const stray = ANSWER_NAMES.find((name) => name in answers && (row === null || !isAsking(row, ANSWERS[name][0])));
  if (stray !== undefined) return notAsked(tab, stray);
  const isSymptomatic = answers.symptomatic ?? tab.state().session.isSymptomatic;
  if (answers.onset !== undefined && isSymptomatic !== 'yes') return notAsked(tab, 'onset without symptoms');
  eventsOf(answers).forEach((event) => tab.runner.send(event));
  return PLAYED;
}

/** Chooses a profile by first and last name, for a test or in a list. */
export function selectProfile(tab: TerminalTab, name: string): Played {
  const screen = tab.screen();
  if (screen?.select !== undefined) return screen.select(name);
  if (tab.openRow()?.asks !== 'profile') return notAsked(tab, 'a profile');
  return choosePerson(tab.state(), name, (profile) => tab.runner.send({ type: 'profileSelected', profile }));
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
  const isGuest = tab.state().identity.isGuestLogin;
  const offered = REPORT_OPTIONS.filter((one) => !(isGuest && one === 'reportAnonymously'));
  if (tab.openRow()?.asks !== 'reportOption' || !offered.includes(option)) return notAsked(tab, option);
  tab.runner.send({ type: 'reportOptionChosen', option });
  return PLAYED;
}
