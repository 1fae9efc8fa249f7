import { comingRetestAt, type TestedOnce } from '../../core/domain/retest.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { stepForm } from './answer-step.ts';
import { openReview } from './person-screens.ts';
import { withRescue } from './rescue-buttons.ts';
import { when, type Buttons, type MakeScreen, type TerminalTab, type TerminalScreen } from './terminal-screen.ts';

const doNothing = (): void => undefined;

/** The buttons of a result: print and, while a retest is due, the calendar. They do nothing in the terminal. */
export function resultButtons({ runner }: TerminalTab, tested: TestedOnce): Buttons {
  const hasRetest = comingRetestAt(tested, runner.moment().now) !== null;
  return { print: doNothing, ...when(hasRetest, { calendar: doNothing }) };
}

/** The result just taken. */
function takenResult(tab: TerminalTab): () => TerminalScreen {
  const { session } = tab.state();
  const { result, isSymptomatic, analysedAt } = session;
  if (result === null) return () => ({ buttons: {} });
  const moment = tab.runner.moment();
  const tested = {
    result,
    isSymptomatic,
    analysedAt: analysedAt ?? moment.now,
    kit: testedKit({ session, moment }),
  };
  const buttons = resultButtons(tab, tested);
  return () => ({ buttons });
}

/** The field for a code on a scan step, in place of the camera. */
function typedCode({ actions }: TerminalTab): () => TerminalScreen {
  let code: string | null = null;
  const type = (_field: string, text: string): void => void (code = text);
  return () => {
    const typed = code;
    if (typed === null) return { buttons: { 'type-code': () => type('code', '') } };
    return { form: { fields: ['code'], type }, buttons: { 'use-code': () => actions.scanCode(typed, 'typed') } };
  };
}

/** The person to choose, for a step that asks who is tested. */
function personToTest({ runner }: TerminalTab): () => TerminalScreen {
  return () => ({ select: (profile) => runner.send({ type: 'profileSelected', profile }), buttons: {} });
}

/** The parts of a test's step, by what the row of the step says. */
function partsOf(tab: TerminalTab): ReturnType<MakeScreen> {
  const row = tab.openRow();
  if (row?.leaveBy === 'review') return openReview(tab);
  if (row?.id === 'result-details') return takenResult(tab);
  if (row?.leaveBy === 'boxScan' || row?.leaveBy === 'cassetteScan') return typedCode(tab);
  if (row?.asks === 'profile') return personToTest(tab);
  return () => ({ form: stepForm(tab), buttons: {} });
}

/** A test's step with what it offers when something went wrong. */
export const stepScreen: MakeScreen = (tab) => {
  const look = partsOf(tab);
  return look === null ? null : withRescue(tab, look);
};
