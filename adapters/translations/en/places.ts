import type { PlaceMessage } from '../../../core/use-cases/profile/place-state.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What a form says about the place of its ZIP code. */
export const places = {
  looking: 'Looking for your city…',
  filled: 'We filled in the city, state and county. Please check that they are right.',
  unknownZip:
    'We do not know this ZIP code, so please check it. If it is right, as for an APO or FPO address, you can continue. You may also enter the city and state yourself.',
  lookupFailed: 'We could not look up your city. Please enter the city and state yourself.',
  city: 'This city is not in ZIP code {{zip}}. That ZIP code is for: {{places}}. Please check both.',
  state: 'ZIP code {{zip}} is in this state: {{state}}. Please check both.',
  chooseCity: 'ZIP code {{zip}} has more than one city. You can choose yours from a list.',
  chooseCounty: 'ZIP code {{zip}} is in more than one county. You can choose yours from a list, or leave it blank.',
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
