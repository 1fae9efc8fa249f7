import { REPORT_OPTIONS, type ReportOption } from '../../core/domain/choice-lists.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { isAsking, STEP_BOXES, type Question, type StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played } from '../../core/scenarios/driver.ts';
import type { Answers } from '../../core/scenarios/scenario.ts';
import { personCalled } from './terminal-screen.ts';
import type { TerminalTab } from './terminal-tab.ts';

const QUESTIONS: { readonly [Key in keyof Answers]-?: Question } = {
  symptomatic: 'symptoms',
  onset: 'symptoms',
  collection: 'collection',
  control: 'controlLine',
  test: 'testLine',
  result: 'result',
  takenDate: 'taken',
  takenTime: 'taken',
};

function eventsOf({
  symptomatic,
  onset,
  collection,
  control,
  test,
  result,
  takenDate,
  takenTime,
}: Answers): readonly SessionEvent[] {
  return [
    ...(symptomatic === undefined ? [] : [{ type: 'symptomsAnswered', answer: symptomatic } as const]),
    ...(onset === undefined ? [] : [{ type: 'onsetTyped', text: onset } as const]),
    ...(collection === undefined
      ? []
      : [{ type: 'collectionChosen', isSelfCollecting: collection === 'self' } as const]),
    ...(control === undefined ? [] : [{ type: 'lineRead', line: 'control', answer: control } as const]),
    ...(test === undefined ? [] : [{ type: 'lineRead', line: 'test', answer: test } as const]),
    ...(result === undefined ? [] : [{ type: 'resultChosen', result } as const]),
    ...(takenDate === undefined ? [] : [{ type: 'testTimeTyped', part: 'date', text: takenDate } as const]),
    ...(takenTime === undefined ? [] : [{ type: 'testTimeTyped', part: 'time', text: takenTime } as const]),
  ];
}

/** Why the step that shows takes no such answer. */
function notAsked(tab: TerminalTab, what: string): Played {
  const place = tab.openRow() === null ? `${tab.step()} on ${tab.route()}` : tab.step();
  return notPlayed(`${place} does not ask for ${what}.`);
}

/** Gives answers to the step that asks for them. */
export function giveAnswers(tab: TerminalTab, answers: Answers): Played {
  const row = tab.openRow();
  const stray = (Object.keys(answers) as (keyof Answers)[]).find(
    (key) => row === null || !isAsking(row, QUESTIONS[key]),
  );
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
  const profile = personCalled(tab.state(), name);
  if (profile === null) return notPlayed(`There is no profile of ${name}.`);
  tab.runner.send({ type: 'profileSelected', profile });
  return PLAYED;
}

/** Ticks every box of the step. */
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
