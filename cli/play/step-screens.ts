import { makeCell } from '../../core/cell.ts';
import { reportOptionsFor } from '../../core/domain/choice-lists.ts';
import { nextTest } from '../../core/domain/test-plan.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { isExpectedAnswer } from '../../core/flow/expected-answer.ts';
import { stepButtons, type StepButton } from '../../core/flow/step-buttons.ts';
import { boxesOf } from '../../core/flow/step-row.ts';
import { listedResults, takenOnce, type DatedTest, type KnownResults } from '../../core/flow/tested-once.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import { reviewScreen, showPeople } from './person-screens.ts';
import { preview, submittedReport } from './report-parts.ts';
import { counter, offers, rescue } from './step-extras.ts';
import type { Look, Screen } from './terminal-screen.ts';

/** The buttons of a result: print and, before the next test, the calendar. They do nothing in the terminal. */
export function showResultButtons({ show }: Look, { plan }: Pick<DatedTest, 'plan'>): void {
  show({ buttons: { print: () => undefined } });
  if (nextTest(plan)?.state === 'upcoming') show({ buttons: { calendar: () => undefined } });
}

/** The event of each answer that scenarios give. */
const ANSWERS: { readonly [Name in keyof Answers]-?: (answer: NonNullable<Answers[Name]>) => SessionEvent } = {
  symptomatic: (answer) => ({ type: 'symptomsAnswered', answer }),
  onset: (text) => ({ type: 'onsetTyped', text }),
  collection: (by) => ({ type: 'collectionChosen', isSelfCollecting: by === 'self' }),
  control: (answer) => ({ type: 'lineRead', line: 'control', answer }),
  test: (answer) => ({ type: 'lineRead', line: 'test', answer }),
  result: (result) => ({ type: 'resultChosen', result }),
  takenDate: (text) => ({ type: 'testTimeTyped', part: 'date', text }),
  takenTime: (text) => ({ type: 'testTimeTyped', part: 'time', text }),
};

/** A question of a step: its field, and the event of what is typed there. */
type Question = readonly [field: string, eventOf: (text: string) => SessionEvent];

/** The questions of a step as a form: its answers, and the boxes and the ways to report, which are fields to check. */
function showQuestions({ runner, show, state, step }: Look): void {
  const { session, identity } = state();
  const at = step();
  const boxes = at === 'none' || at === 'expired' ? [] : boxesOf(at);
  const questions = [
    // Scenarios have only the texts that each answer allows.
    ...(Object.entries(ANSWERS) as [string, Question[1]][]),
    ...boxes.map((box): Question => [box, (text) => ({ type: 'boxTicked', box, isTicked: text === 'true' })]),
    ...reportOptionsFor(identity.isGuestLogin).map((option): Question => [
      option,
      () => ({ type: 'reportOptionChosen', option }),
    ]),
  ];
  const asked = questions.filter(([, eventOf]) => isExpectedAnswer(session, eventOf('')));
  const type = (field: string, text: string): void =>
    asked.filter(([name]) => name === field).forEach(([, eventOf]) => runner.send(eventOf(text)));
  if (asked.length > 0) show({ form: { fields: asked.map(([field]) => field), type } });
}

/** The field for a code on a scan step, in place of the camera. It is not sent empty. */
function showCodeField({ actions, keep, show }: Look): void {
  const code = keep('code', () => makeCell<{ readonly text: string; readonly isMissing: boolean } | null>(null));
  const typed = code.state();
  if (typed === null) return show({ buttons: { 'type-code': () => code.set({ text: '', isMissing: false }) } });
  const { text, isMissing } = typed;
  const isEmpty = text.trim() === '';
  const type = (_field: string, next: string): void => code.set({ text: next, isMissing });
  const use = (): unknown => (isEmpty ? code.set({ text, isMissing: true }) : actions.scanCode(text, 'typed'));
  return show({
    form: { fields: ['code'], type },
    buttons: { 'use-code': use },
    page: { typedCode: { isMissing: isMissing && isEmpty } },
  });
}

/** The results of the account, as far as they are known; none for a guest. */
export function knownResults({ account, load, state }: Look): KnownResults {
  if (state().identity.currentUser === null) return [];
  return listedResults(load('results', account.results.openList).state().value);
}

/** What the step asks for, by its row of the flow's table. */
function showStep(look: Look): void {
  const { runner, state } = look;
  const row = look.openRow();
  if (row === null) return;
  if (row.leaveBy === 'review') reviewScreen(look);
  else if (row.leaveBy === 'boxScan' || row.leaveBy === 'cassetteScan') showCodeField(look);
  else if (row.asks === 'profile') showPeople(look, (profile) => runner.send({ type: 'profileSelected', profile }));
  else if (row.id !== 'result-details') showQuestions(look);
  if (row.id !== 'result-details' && row.leaveBy !== 'finish' && row.asks !== 'symptoms') return;
  const results = knownResults(look);
  look.show({ page: { results } });
  if (row.id === 'result-details') showResultButtons(look, takenOnce(state().session, runner.moment(), results));
}

/** A test's step: what it asks for, the buttons that steps have, and what opens over it. */
export const stepScreen: Screen = (look) => {
  const { actions, runner, state } = look;
  const { view } = state();
  const next = (): unknown => (look.shown().form?.submit ?? actions.pressNext)();
  const presses: Readonly<Record<StepButton, () => unknown>> = {
    next,
    back: actions.pressBack,
    home: actions.goHome,
    'scan-ok': actions.dismissScanMessage,
    'scan-leave': actions.goHome,
    'create-account': actions.createAccount,
    'decline-account': actions.declineAccount,
    'try-again': view.uncheckedCode !== null ? actions.retryScan : view.accountPrompt ? actions.declineAccount : next,
  };
  stepButtons(state(), runner.moment()).forEach((id) => look.show({ buttons: { [id]: presses[id] } }));
  [showStep, submittedReport, preview, counter, rescue, offers].forEach((show) => show(look));
};
