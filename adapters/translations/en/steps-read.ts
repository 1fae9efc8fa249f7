import type { TextsOfSomeSteps } from '../texts.ts';

/** Steps from the end of the wait to the result as the person read it. */
export const readSteps = {
  'result-ready': {
    title: 'Your test is ready',
    tab: 'Time to read! {{time}} left',
    lead: 'First scan the cassette again, and then answer a few questions about its lines.',
    by: 'Answer the questions by {{time}}',
    points: {
      examples: 'Before the questions, we show you how to read the lines.',
      late: 'After that time the lines may change, and the result may be wrong.',
    },
    secondsLeft: 'Seconds left to read your result: {{seconds}}',
    figure: 'An eye above a cassette with its window covered, beside a clock.',
  },
  'scan-again': {
    title: 'Scan the cassette again',
    lead: 'Next, scan the code on the cassette you used.',
    points: {
      why: 'This shows that it is the same cassette.',
      flat: 'Leave the cassette flat, and move only the phone.',
    },
    figure: 'The cassette lies on the table, and a hand holds a phone over its small code.',
  },
  'second-scan': {
    title: 'Scan the used cassette',
    lead: 'Hold your phone over the small square code on the cassette.',
    missing: 'Scan the cassette to go on.',
    figure: 'A hand holds a phone by the used cassette, and the phone shows its small code in a frame.',
  },
  'result-questionnaire': {
    title: 'How to read the lines',
    lead: 'Look at the window of the cassette in bright light.',
    points: {
      control: 'C is the control line, which shows that the test worked.',
      test: 'T is the test line, which shows if the virus was found.',
      faint: 'Any line at T counts, even if you can hardly see it.',
    },
    express: {
      title: 'What was your result?',
      lead: 'Choose the result your test showed.',
      options: {
        positive: 'A line at C and any line at T, even a faint one.',
        negative: 'A line at C and no line at T.',
        invalid: 'No line at C, or you cannot tell.',
      },
      taken: {
        title: 'When did you take the test?',
        help: 'We filled in the current date and time, so change them if you took the test earlier. A close guess is fine.',
        date: { label: 'Date of the test', help: 'Month, day, year.' },
        time: { label: 'Time of the test', help: 'Hour and minutes.' },
      },
    },
    missing: 'Choose your result.',
    figure: 'A lamp shines on a cassette with an empty window. Dashed frames show where to look: under T and under C.',
  },
  'check-negative': {
    title: 'Example: a negative test',
    lead: 'A line at C and no line at T means negative.',
    points: { look: 'Look closely at T, because even a faint line there means positive.' },
    figure: 'Example: a negative cassette with a line at C and no line at T.',
  },
  'check-positive': {
    title: 'Example: a positive test',
    lead: 'A line at C and any line at T means positive.',
    points: {
      faint: 'Any line at T counts, even a faint one.',
      color: 'The T line may be red, light red or pink.',
    },
    figure:
      'Examples: three cassettes, each with a line at C and a line at T. One line at T is strong, one is very light and one is pink. All three are positive.',
  },
  'check-invalid': {
    title: 'Example: an invalid test',
    lead: 'No line at C means that the test did not work.',
    points: {
      even: 'It is invalid even if there is a line at T.',
      retest: 'Then test again with a new kit, and do not reuse any part.',
    },
    figure: 'Examples: two cassettes with no line at C, one of them with a line at T. Both are invalid.',
  },
  'control-line': {
    title: 'Is there a line at C?',
    lead: 'Look beside the letter C on your cassette.',
    missing: 'Choose yes, no or not sure.',
    options: {
      yes: 'There is a line.',
      no: 'No line at all.',
      unsure: 'Counts as invalid, so you need a new test.',
    },
    help: 'If you are not sure, use brighter light or ask someone to look.',
    figure: 'A cassette with an empty window. A dashed frame shows where to look: at C.',
  },
  'test-line': {
    title: 'Is there a line at T?',
    lead: 'Look beside the letter T, where even a faint line counts as yes.',
    missing: 'Choose yes, no or not sure.',
    options: {
      yes: 'Strong or faint.',
      no: 'No line at all.',
      unsure: 'Counts as invalid, so you need a new test.',
    },
    help: 'If you are not sure, use brighter light or ask someone to look. If you see any line at T, however faint, choose Yes.',
    figure: 'A cassette with an empty window. A dashed frame shows where to look: at T.',
  },
  'confirm-result': {
    title: 'Is this your result?',
    lead: 'Check it once more, because you can change it now but not later.',
    answersMean: 'Your answers mean: {{result}}',
    changed: 'You chose {{result}}, but your answers mean something else, so the picture shows no lines.',
    question: 'Your result',
    missing: 'Choose your result.',
    express: { lead: 'You chose {{result}}. You can change your choice now, but not later.' },
    figure: 'A cassette with its window covered.',
    figureOf: 'Your result: {{result}}. {{lines}}',
  },
} as const satisfies TextsOfSomeSteps;
