import { makeCell } from '../../core/cell.ts';
import { practiceView } from '../../core/flow/line-practice.ts';
import {
  openRescueCards,
  rescueButtons,
  rescuePress,
  RESCUE_PRESSES,
  type RescueCardId,
} from '../../core/flow/rescue-cards.ts';
import { COUNTER_PRESSES, countedTime, STEP_COUNTERS } from '../../core/flow/step-counter.ts';
import { OFFER_PRESSES, openedBy, openOffers, PRACTICE_PRESSES, type OpenOffer } from '../../core/flow/step-offers.ts';
import { testedKit } from '../../core/flow/timers.ts';
import type { Screen } from './terminal-screen.ts';

/** The counter of a step, if it has one: it can be started, stopped while it runs, and started again. */
export const counter: Screen = ({ keep, openRow, runner, show, state }) => {
  const name = openRow()?.counter;
  if (name === undefined) return;
  const startedAt = keep('counter', () => makeCell<number | null>(null));
  const [moment, started] = [runner.moment(), startedAt.state()];
  const counted = STEP_COUNTERS[name](testedKit({ session: state().session, moment }));
  const isRunning = started !== null && !countedTime(counted, moment.now - started).isDone;
  show({ page: { countedFrom: started } });
  if (isRunning) show({ buttons: { [COUNTER_PRESSES.stop]: () => startedAt.set(null) } });
  else show({ buttons: { [COUNTER_PRESSES.start]: () => startedAt.set(runner.moment().now) } });
};

/** "Something went wrong?" of a step, with its dialog. */
export const rescue: Screen = ({ actions, keep, runner, show, showDialog, state }) => {
  const open = keep('rescue', () => makeCell<RescueCardId | 'list' | null>(null));
  const cards = openRescueCards(state().session, runner.moment().now);
  const shown = open.state();
  if (shown === null) {
    if (cards.length > 0) show({ buttons: { [RESCUE_PRESSES.open]: () => open.set('list') } });
    return;
  }
  const close = (): void => open.set(null);
  const presses = { goOn: close, close, newKit: actions.goHome };
  const buttons: Record<string, () => unknown> = {};
  if (shown === 'list') cards.forEach((id) => (buttons[rescuePress(id)] = () => open.set(id)));
  rescueButtons(shown === 'list' ? null : shown).forEach((id) => (buttons[RESCUE_PRESSES[id]] = presses[id]));
  showDialog({ buttons, page: { open: { kind: 'rescue', card: shown === 'list' ? null : shown } } });
};

/** What a step offers to look at, and the dialog with it. */
export const offers: Screen = ({ keep, runner, show, showDialog, state }) => {
  const open = keep('offer', () => makeCell<OpenOffer | null>(null));
  const offered = openOffers(state().session, runner.moment().now);
  offered.forEach((offer) => show({ buttons: { [OFFER_PRESSES[offer]]: () => open.set(openedBy(offer)) } }));
  const shown = open.state();
  if (shown === null) return;
  const leadsTo = typeof shown === 'string' ? {} : practiceView(shown).leadsTo;
  const presses = Object.entries<OpenOffer | null>({ ...leadsTo, close: null }).map(
    ([press, next]) => [PRACTICE_PRESSES[press as keyof typeof PRACTICE_PRESSES], () => open.set(next)] as const,
  );
  showDialog({ buttons: Object.fromEntries(presses), page: { open: { kind: 'offer', offer: shown } } });
};
