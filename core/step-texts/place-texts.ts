import type { PlaceMessage, PlaceState } from '../use-cases/profile/place-state.ts';
import { button, choice, text, when, words, type OpenOverStep, type ShownText } from './shown-text.ts';

/** Messages that are about the ZIP code itself. */
const ZIP_MESSAGES: readonly (PlaceMessage | null)[] = ['unknownZip', 'lookupFailed'];

/** What shows below the ZIP code: what came of looking it up, or else its place, if that is known. */
export function zipTexts(place: PlaceState | null, known: readonly ShownText[] = []): readonly ShownText[] {
  if (place === null) return known;
  const { message, isLooking, isFilled } = place;
  if (ZIP_MESSAGES.includes(message)) return [text(`form.places.${message}`)];
  if (isLooking) return [text('form.places.looking')];
  return known.length > 0 ? known : when(isFilled, text('form.places.filled'));
}

/** The field that each message shows below. */
const FIELD_OF: Readonly<Partial<Record<PlaceMessage, string>>> = {
  city: 'city',
  chooseCity: 'city',
  state: 'state',
  chooseCounty: 'county',
};

/** What is wrong with a value for this ZIP code, below its field. */
export function placeNoteTexts(place: PlaceState | null, field: string, zip: string): readonly ShownText[] {
  const message = place?.message ?? null;
  if (place === null || message === null || FIELD_OF[message] !== field) return [];
  const state = place.offeredState === null ? '' : { key: `choices.state.${place.offeredState}` };
  return [
    text(`form.places.${message}`, { zip, state, places: place.offered.join(', ') }),
    button(`form.places.${message === 'chooseCounty' ? 'showCounties' : 'showCities'}`, {}, 'show-cities'),
  ];
}

/** The question which city or county a ZIP code is for. */
export function placeQuestionTexts(open: Extract<OpenOverStep, { kind: 'place' }>): readonly ShownText[] {
  const { question, zip, city } = open;
  const isCity = question.kind === 'city';
  const group = isCity ? 'form.places.dialog' : 'form.places.countyDialog';
  return [
    text(`${group}.title`),
    text(`${group}.question`, { zip, city }),
    ...question.choices.map((name) => words(`choice.${name}`, name, 'radio')),
    choice('radio', `${group}.${isCity ? 'notListed' : 'notKnown'}`, false),
    button(`${group}.choose`, {}, `choose-${question.kind}`),
    button('buttons.cancel', {}, `cancel-${question.kind}`),
  ];
}
