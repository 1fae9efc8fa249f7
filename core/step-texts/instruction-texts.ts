import { rowOf } from '../flow/flows.ts';
import { STEP_COUNTERS } from '../flow/step-counter.ts';
import { openedBy, openOffers } from '../flow/step-offers.ts';
import { testedKit } from '../flow/timers.ts';
import { page } from './page-texts.ts';
import { button, optional, text, when, type TextContext, type ShownText, type TextsOf } from './shown-text.ts';

/** A list of the step's own, if it has one. */
export const POINTS: ShownText = optional(text('.points', {}, 'points'));

/** What the step offers to look at: each with its title and what it is. */
export const offerTexts: TextsOf = ({ state: { session }, moment }) => {
  const offers = openOffers(session, moment.now);
  if (offers.length === 0) return [];
  const texts = offers.flatMap((offer) => {
    const opened = openedBy(offer);
    const windows = typeof opened === 'string' ? 0 : opened.windows.length;
    return [button(`practice.offers.${offer}.title`), text(`practice.offers.${offer}.text`, { windows })];
  });
  return [...when(rowOf(session)?.timer === 'countdown', text('practice.whileYouWait')), ...texts];
};

/** The button that starts the counter of the step, if it has one. */
function counterTexts({ state: { session }, moment }: TextContext): readonly ShownText[] {
  const counter = rowOf(session)?.counter;
  if (counter === undefined) return [];
  const { seconds } = STEP_COUNTERS[counter](testedKit({ session, moment }));
  return [button('counter.start', { seconds })];
}

/** A step with instructions: the key numbers, a few points, and what it offers. */
export const instructionTexts: TextsOf = (context) => {
  const amount = optional(text('.amount', {}, 'amount'));
  return page(context, {
    body: [amount, ...counterTexts(context), POINTS, optional(text('.missingPart')), ...offerTexts(context)],
  });
};
