import { comingRetestAt, type TestedOnce } from '../../core/domain/retest.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { stepForm } from './answer-step.ts';
import { openReview } from './person-screens.ts';
import { when, type Buttons, type MakeScreen, type TabApp, type TerminalScreen } from './terminal-screen.ts';

const nothingHere = (): void => undefined;

/** The buttons of a result: print and, while a retest is due, the calendar. They do nothing in the terminal. */
export function resultButtons({ runner }: TabApp, tested: TestedOnce): Buttons {
  const hasRetest = comingRetestAt(tested, runner.moment().now) !== null;
  return { print: nothingHere, ...when(hasRetest, { calendar: nothingHere }) };
}

/** The result just taken. */
function takenResult(app: TabApp): () => TerminalScreen {
  const { session } = app.state();
  const { result, isSymptomatic, analysedAt } = session;
  if (result === null) return () => ({ buttons: {} });
  const moment = app.runner.moment();
  const tested = {
    result,
    isSymptomatic,
    analysedAt: analysedAt ?? moment.now,
    kit: testedKit({ session, moment }),
  };
  const buttons = resultButtons(app, tested);
  return () => ({ buttons });
}

/** The field for a code on a scan step, in place of the camera. */
function typedCode({ actions }: TabApp): () => TerminalScreen {
  let code: string | null = null;
  const type = (_field: string, text: string): void => void (code = text);
  return () => {
    const typed = code;
    if (typed === null) return { buttons: { 'type-code': () => type('code', '') } };
    return { form: { fields: ['code'], type }, buttons: { 'use-code': () => actions.scanCode(typed, 'typed') } };
  };
}

/** The person to choose, for a step that asks who is tested. */
function personToTest({ runner }: TabApp): () => TerminalScreen {
  return () => ({ select: (profile) => runner.send({ type: 'profileSelected', profile }), buttons: {} });
}

/** The parts of a test's step, by what the row of the step says. */
export const stepScreen: MakeScreen = (app) => {
  const row = app.openRow();
  if (row?.leaveBy === 'review') return openReview(app);
  if (row?.id === 'result-details') return takenResult(app);
  if (row?.leaveBy === 'boxScan' || row?.leaveBy === 'cassetteScan') return typedCode(app);
  if (row?.asks === 'profile') return personToTest(app);
  return () => ({ form: stepForm(app), buttons: {} });
};
