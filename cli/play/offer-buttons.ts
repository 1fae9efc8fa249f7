import { SURE_ANSWERS } from '../../core/domain/choice-lists.ts';
import {
  answerPractice,
  continuePractice,
  practiceView,
  repeatPractice,
  startPractice,
  type Practice,
} from '../../core/flow/line-practice.ts';
import { OFFER_PRESSES, openOffers, practiceOf, PRACTICE_PRESSES } from '../../core/flow/step-offers.ts';
import type { StepOffer } from '../../core/flow/step-row.ts';
import type { TerminalApp } from './terminal-app.ts';
import type { Buttons, Look } from './terminal-screen.ts';

/** The buttons of a practice, at its current question or explanation. */
function practiceButtons(practice: Practice, set: (next: Practice) => void): Buttons {
  const { kind } = practiceView(practice);
  if (kind === 'done') return { [PRACTICE_PRESSES.again]: () => set(repeatPractice(practice)) };
  if (kind === 'explaining') return { [PRACTICE_PRESSES.next]: () => set(continuePractice(practice)) };
  return Object.fromEntries(
    SURE_ANSWERS.map((answer) => [PRACTICE_PRESSES[answer], () => set(answerPractice(practice, answer))]),
  );
}

/** What a step offers to look at, or the dialog with it. */
export function offers(app: TerminalApp): Look {
  let open: Practice | 'text' | null = null;
  const close = (): void => void (open = null);
  const set = (practice: Practice): void => void (open = practice);
  const start = (offer: StepOffer): void => {
    const wanted = practiceOf(offer);
    open = wanted === null ? 'text' : startPractice(wanted);
  };
  return () => {
    const offered = openOffers(app.state().session, app.runner.moment().now);
    if (offered.length === 0) return {};
    if (open === null) {
      const openers = offered.map((offer) => [OFFER_PRESSES[offer], (): void => start(offer)] as const);
      return { buttons: Object.fromEntries(openers) };
    }
    const own = open === 'text' ? {} : practiceButtons(open, set);
    return { isDialog: true, buttons: { ...own, [PRACTICE_PRESSES.close]: close } };
  };
}
