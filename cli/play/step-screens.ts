import { comingRetestAt, type TestedOnce } from '../../core/domain/retest.ts';
import { takenOnce } from '../../core/flow/tested-once.ts';
import { openReview } from './person-screens.ts';
import { withRescue } from './rescue-buttons.ts';
import type { TerminalApp } from './terminal-app.ts';
import { when, type Buttons, type Look } from './terminal-screen.ts';

const doNothing = (): void => undefined;

/** The buttons of a result: print and, while a retest is due, the calendar. They do nothing in the terminal. */
export function resultButtons({ runner }: TerminalApp, tested: TestedOnce): Buttons {
  const hasRetest = comingRetestAt(tested, runner.moment().now) !== null;
  return { print: doNothing, ...when(hasRetest, { calendar: doNothing }) };
}

/** The field for a code on a scan step, in place of the camera. */
function typedCode({ actions }: TerminalApp): Look {
  let code: string | null = null;
  const type = (_field: string, text: string): void => void (code = text);
  return () => {
    const typed = code;
    if (typed === null) return { buttons: { 'type-code': () => type('code', '') } };
    return { form: { fields: ['code'], type }, buttons: { 'use-code': () => actions.scanCode(typed, 'typed') } };
  };
}

/** The parts of a test's step, by what the row of the step says. */
function partsOf(app: TerminalApp): Look {
  const { runner, state } = app;
  const row = app.openRow();
  if (row?.leaveBy === 'review') return openReview(app);
  if (row?.leaveBy === 'boxScan' || row?.leaveBy === 'cassetteScan') return typedCode(app);
  if (row?.id === 'result-details') {
    return () => ({ buttons: resultButtons(app, takenOnce({ session: state().session, moment: runner.moment() })) });
  }
  if (row?.asks === 'profile') {
    return () => ({ buttons: {}, select: (profile) => runner.send({ type: 'profileSelected', profile }) });
  }
  return () => ({ buttons: {} });
}

/** A test's step with what it offers when something went wrong. */
export function stepScreen(app: TerminalApp): Look {
  return withRescue(app, partsOf(app));
}
