import type { TestResult } from '../../../core/domain/choice-lists.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import { advice } from './advice.ts';
import { report } from './report.ts';

interface ResultTexts extends TextTree {
  readonly word: string;
  readonly meaning: string;
  /** The same about another person, by their `{{name}}`. */
  readonly meaningOf: string;
  /** The heading over when to test again. */
  readonly againTitle: string;
}

const kinds = {
  positive: {
    word: 'Positive',
    meaning: 'The test found the virus, so you most likely have COVID-\u206019.',
    meaningOf: '{{name}} most likely has COVID-\u206019, because the test found the virus.',
    againTitle: 'Testing again',
  },
  negative: {
    word: 'Negative',
    meaning: 'The test did not find the virus, but you may still have COVID-\u206019.',
    meaningOf: 'The test did not find the virus. {{name}} may still have COVID-\u206019.',
    againTitle: 'When to test again',
  },
  invalid: {
    word: 'Invalid',
    meaning: 'This test has no clear result, so it does not show if you have COVID-\u206019.',
    meaningOf: '{{name}} may or may not have COVID-\u206019, because this test has no clear result.',
    againTitle: 'When to test again',
  },
} as const satisfies Record<TestResult, ResultTexts>;

const resultsList = {
  heading: 'Your results',
  waiting: 'Getting your results…',
  current: 'Current results',
  previous: 'Previous results',
  viewPrevious: 'View previous results',
  hidePrevious: 'Hide previous results',
  noOlder: 'There are no older results in your account.',
  showMore: 'Show more results',
  shown: 'Results shown: {{count}}',
  none: {
    title: 'No results available',
    text: 'The result of each test that you take or report with this account will appear here.',
  },
  take: 'Take a test',
  testAgain: { from: 'Test again on or after', by: 'Test again now, by', now: 'Test again now' },
} as const;

const resultDetails = { heading: 'Test result', waiting: 'Getting this result…' } as const;

const calendar = {
  button: 'Add to my calendar',
  busy: 'Making the file…',
  saved: 'The file is saved. Open it to add the next test to your calendar.',
  failed: 'We could not make the file. Check your internet connection and try again.',
  fileName: 'test-again.ics',
  title: 'Test again',
  text: 'It is time to test again. Use a new kit, and test no later than {{until}}.',
} as const;

/** What a result says wherever it is read: at the end of a test, and later on. */
const result = {
  kinds,
  meaningTitle: 'What it means',
  unnamed: 'This person',
  nowTitle: 'What to do now',
  advice,
  emergency: {
    title: 'Call 911 if you see any of these signs',
    signs: {
      breathing: 'Trouble breathing',
      chest: 'Pain or pressure in the chest that does not go away',
      confusion: 'New confusion',
      waking: 'Cannot wake up or stay awake',
      color: 'Pale, gray or blue skin, lips or nails',
    },
  },
  facts: { person: 'Person', when: 'Date and time', testId: 'Test number' },
  paper: {
    title: 'Home COVID-\u206019 antigen test',
    note: 'The person read this result at home and entered it in Clearline. It is not a medical record or proof for travel or work.',
  },
  print: 'Print or save',
  calendar,
  firstTitle: 'Do this first',
  days: { label: 'Tests', taken: 'This test', later: '{{time}} or later' },
} as const;

/** What the screens of results say. */
export const results = { resultsList, resultDetails, result, report } as const satisfies TextTree;
