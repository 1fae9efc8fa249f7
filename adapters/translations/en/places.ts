import type { PlaceMessage } from '../../../core/use-cases/profile/place-state.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What a form says about the place of its ZIP code. */
export const places = {
  looking: 'Looking for your city…',
  filled: 'We filled in city, state and county. Please check them.',
  unknownZip:
    'We do not know this ZIP code. Check it. If it is right, for example for an APO or FPO address, you can go on. Enter city and state if you like.',
  lookupFailed: 'We could not look up your city. Please enter city and state yourself.',
  city: 'This city is not in ZIP code {{zip}}. That ZIP code is for: {{places}}. Check both.',
  state: 'ZIP code {{zip}} is in this state: {{state}}. Check both.',
  chooseCity: 'ZIP code {{zip}} has more than one city. You can choose yours from a list.',
  chooseCounty: '{{zip}} is in more than one county. You can choose yours from a list, or leave it blank.',
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
