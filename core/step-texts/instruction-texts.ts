import { rowOf } from '../flow/flows.ts';
import { COUNTER_PRESSES, countedTime, STEP_COUNTERS } from '../flow/step-counter.ts';
import { OFFER_PRESSES, openedBy, openOffers } from '../flow/step-offers.ts';
import { testedKit } from '../flow/timers.ts';
import { page } from './page-texts.ts';
import { button, text, when, words, type TextContext, type ShownText, type TextsOf } from './shown-text.ts';

/** What the step offers to look at: each with its title and what it is. */
export const offerTexts: TextsOf = ({ state: { session }, moment }) => {
  const offers = openOffers(session, moment.now);
  if (offers.length === 0) return [];
  const texts = offers.flatMap((offer) => {
    const opened = openedBy(offer);
    const windows = typeof opened === 'string' ? 0 : opened.windows.length;
    return [
      button(`practice.offers.${offer}.title`, {}, OFFER_PRESSES[offer]),
      text(`practice.offers.${offer}.text`, { windows }),
    ];
  });
  return [...when(rowOf(session)?.timer === 'countdown', text('practice.whileYouWait')), ...texts];
};

/** The counter of the step. */
function counterTexts({ state: { session }, moment, page: { countedFrom } }: TextContext): readonly ShownText[] {
  const name = rowOf(session)?.counter;
  if (name === undefined) return [];
  const counter = STEP_COUNTERS[name](testedKit({ session, moment }));
  const { seconds, rounds } = counter;
  if (countedFrom === null) return [button('counter.start', { seconds }, COUNTER_PRESSES.start)];
  const { secondsLeft, round, isDone } = countedTime(counter, moment.now - countedFrom);
  if (isDone) return [text('counter.done', { seconds }), button('counter.again', { seconds }, COUNTER_PRESSES.start)];
  return [
    words('secondsLeft', secondsLeft),
    rounds > 1 ? text('counter.round', { round, rounds }) : text('counter.goOn'),
    button('counter.stop', { seconds }, COUNTER_PRESSES.stop),
  ];
}

/** A step with instructions: its counter, and what it offers. */
export const instructionTexts: TextsOf = (context) => {
  return page(context, { body: [...counterTexts(context), ...offerTexts(context)] });
};
