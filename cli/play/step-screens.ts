import { comingRetestAt, type TestedOnce } from '../../core/domain/retest.ts';
import {
  openRescueCards,
  rescueButtons,
  rescuePress,
  RESCUE_PRESSES,
  type RescueCardId,
} from '../../core/flow/rescue-cards.ts';
import { stepButtons, type StepButton } from '../../core/flow/step-buttons.ts';
import { takenOnce } from '../../core/flow/tested-once.ts';
import { counter } from './counter-buttons.ts';
import { offers } from './offer-buttons.ts';
import { reviewScreen } from './person-screens.ts';
import type { TerminalApp } from './terminal-app.ts';
import { joined, type Buttons, type Look, type MakeScreen } from './terminal-screen.ts';

const doNothing = (): void => undefined;

/** The buttons of a result: print and, while a retest is due, the calendar. They do nothing in the terminal. */
export function resultButtons({ runner }: TerminalApp, tested: TestedOnce): Buttons {
  const hasRetest = comingRetestAt(tested, runner.moment().now) !== null;
  return { print: doNothing, ...(hasRetest && { calendar: doNothing }) };
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
  if (row?.leaveBy === 'review') return reviewScreen(app);
  if (row?.leaveBy === 'boxScan' || row?.leaveBy === 'cassetteScan') return typedCode(app);
  if (row?.id === 'result-details') {
    return () => ({ buttons: resultButtons(app, takenOnce({ session: state().session, moment: runner.moment() })) });
  }
  if (row?.asks === 'profile')
    return () => ({ select: (profile) => runner.send({ type: 'profileSelected', profile }) });
  return () => ({});
}

/** "Something went wrong?" of a step, with its dialog. */
function rescue({ actions, runner, state }: TerminalApp): Look {
  let open: RescueCardId | 'list' | null = null;
  const opening = (next: typeof open) => (): void => void (open = next);
  const presses = { goOn: opening(null), close: opening(null), newKit: actions.goHome };
  return () => {
    const cards = openRescueCards(state().session, runner.moment().now);
    if (cards.length === 0) return {};
    if (open === null) return { buttons: { [RESCUE_PRESSES.open]: opening('list') } };
    const openers = open === 'list' ? cards.map((id) => [rescuePress(id), opening(id)] as const) : [];
    const buttons = rescueButtons(open === 'list' ? null : open).map(
      (id) => [RESCUE_PRESSES[id], presses[id]] as const,
    );
    return { isDialog: true, buttons: Object.fromEntries([...openers, ...buttons]) };
  };
}

/** A test's step: the buttons that steps have, its own parts, its counter, and what it offers to look at. */
export const stepScreen: MakeScreen = (app) => {
  const { actions, runner, state } = app;
  const parts = partsOf(app);
  const buttons = (): Buttons => {
    const next = parts().buttons?.['next'] ?? actions.pressNext;
    const presses: Readonly<Record<StepButton, () => unknown>> = {
      next,
      back: actions.pressBack,
      home: actions.goHome,
      'scan-ok': actions.dismissScanMessage,
      'scan-leave': actions.goHome,
      'create-account': actions.createAccount,
      'decline-account': actions.declineAccount,
      'try-again': state().view.accountPrompt ? actions.declineAccount : next,
    };
    return Object.fromEntries(stepButtons(state(), runner.moment()).map((id) => [id, presses[id]]));
  };
  return joined(() => ({ buttons: buttons() }), parts, counter(app), rescue(app), offers(app));
};
