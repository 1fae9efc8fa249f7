import type { PlaceMessage } from '../../../core/use-cases/profile/place-state.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What a form says about the place of its ZIP code. */
export const places = {
  looking: 'Looking for your city…',
  filled: 'We filled in the city, state and county, so please check that they are correct.',
  unknownZip:
    'We do not know this ZIP code, so please check that it is correct. If it is, as for an APO or FPO address, you can continue. You may also enter the city and state yourself.',
  lookupFailed: 'We could not look up your city, so please enter the city and state yourself.',
  city: 'This city is not in ZIP code {{zip}}, so please check both. That ZIP code belongs to these places: {{places}}.',
  state: 'Please check both, because ZIP code {{zip}} is in another state: {{state}}.',
  chooseCity: 'ZIP code {{zip}} has several cities, so you can choose yours from a list.',
  chooseCounty:
    'ZIP code {{zip}} is in several counties. You can choose your county from a list, or leave this question blank.',
  showCities: 'Show the cities',
  showCounties: 'Show the counties',
  dialog: {
    title: 'Select city from zipcode',
    question: 'Which city is yours in {{zip}}?',
    notListed: 'My city is not listed',
    choose: 'Use this city',
  },
  countyDialog: {
    title: 'Select your county',
    question: 'In which county do you live in {{city}} {{zip}}?',
    notKnown: 'I do not know',
    choose: 'Use this county',
  },
} as const satisfies TextTree & Record<PlaceMessage, string>;
