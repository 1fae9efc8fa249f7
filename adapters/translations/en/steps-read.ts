import type { TextsOfSomeSteps } from '../texts.ts';

/** Steps from the end of the wait to the result as the person read it. */
export const readSteps = {
  'result-ready': {
    title: 'Your test is ready',
    tab: 'Time to read! {{time}} left',
    lead: 'First scan the cassette again, and then answer a few questions about its lines.',
    by: 'Answer the questions by {{time}}',
    points: {
      examples: 'Before the questions, we show you examples of how to read the lines.',
      late: 'After that time, the lines can change and show an incorrect result.',
    },
    secondsLeft: 'Seconds left to read your result: {{seconds}}',
    figure: 'An eye above a cassette with its window covered, beside a clock.',
  },
  'scan-again': {
    title: 'Scan the cassette again',
    lead: 'Next, scan the square code again on the cassette that you used.',
    points: {
      why: 'This shows that the result belongs to the cassette that you scanned before.',
      flat: 'Leave the cassette flat on the table, and move only your phone over it.',
    },
    figure: 'The cassette lies on the table, and a hand holds a phone over its small code.',
  },
  'second-scan': {
    title: 'Scan the used cassette',
    lead: 'Hold your phone over the small square code on the cassette.',
    missing: 'Before you continue, scan the small code on the cassette.',
    figure: 'A hand holds a phone by the used cassette, and the phone shows its small code in a frame.',
  },
  'result-questionnaire': {
    title: 'How to read the lines',
    lead: 'Look at the window of the cassette in bright light, because a line may be faint.',
    points: {
      control: 'C is the control line, which tells you whether the test worked properly.',
      test: 'T is the test line, which tells you whether the virus was found.',
      faint: 'Any line at T counts, even if you can hardly see it.',
    },
    express: {
      title: 'What was your result?',
      lead: 'Choose the result that you saw when you read the lines.',
      options: {
        positive: 'You saw a line at C and another line at T, even if it was faint.',
        negative: 'You saw a line at C, but you did not see another one at T.',
        invalid: 'You did not see any line at C, or you were not certain about it.',
      },
      taken: {
        title: 'When did you take the test?',
        help: 'We filled in the current date and time. If you took the test earlier, please enter that date and time, even if you have to guess.',
        date: { label: 'Date of the test', help: 'Enter the month, day and year when you took the test.' },
        time: {
          label: 'Time of the test',
          help: 'Enter the hour and the minutes, or the closest time that you remember.',
        },
      },
    },
    missing: 'Before you continue, choose positive, negative or invalid.',
    figure: 'A lamp shines on a cassette with an empty window. Dashed frames show where to look: under T and under C.',
  },
  'check-negative': {
    title: 'Example: a negative test',
    lead: 'A line at C and no line at T means that the test is negative.',
    points: { look: 'Look closely at T, because even a faint line there means positive.' },
    figure: 'Example: a negative cassette with a line at C and no line at T.',
  },
  'check-positive': {
    title: 'Example: a positive test',
    lead: 'A line at C and another line at T mean that the test is positive.',
    points: {
      faint: 'Any line at T counts, even a very faint one.',
      color: 'The line at T may be red, light red or pink, and may be lighter than the one at C.',
    },
    figure:
      'Examples: three cassettes, each with a line at C and a line at T. One line at T is strong, one is very light and one is pink. All three are positive.',
  },
  'check-invalid': {
    title: 'Example: an invalid test',
    lead: 'If there is no line at C, the test did not work and shows no result.',
    points: {
      even: 'The result is invalid even if you see a line at T.',
      retest: 'Then repeat the test with a new kit, and do not reuse any part of this one.',
    },
    figure: 'Examples: two cassettes with no line at C, one of them with a line at T. Both are invalid.',
  },
  'control-line': {
    title: 'Is there a line at C?',
    lead: 'Look carefully beside the letter C on your cassette.',
    missing: 'Before you continue, choose yes, no or not sure.',
    options: {
      yes: 'You can see a line.',
      no: 'You cannot see any line.',
      unsure: 'It counts as invalid, so you need another test.',
    },
    help: 'The line at C is the control line, which only appears when the test is working properly. If you are not sure, use brighter light or ask another person to look.',
    figure: 'A cassette with an empty window. A dashed frame shows where to look: at C.',
  },
  'test-line': {
    title: 'Is there a line at T?',
    lead: 'Look carefully beside the letter T, because even a faint line counts as yes.',
    missing: 'Before you continue, choose yes, no or not sure.',
    options: {
      yes: 'Even a faint line counts.',
      no: 'You cannot see any line.',
      unsure: 'It counts as invalid, so you need another test.',
    },
    help: 'If you are not sure, use brighter light or ask another person to look. If you can see any line at T, however faint, always choose Yes.',
    figure: 'A cassette with an empty window. A dashed frame shows where to look: at T.',
  },
  'confirm-result': {
    title: 'Is this your result?',
    lead: 'Please check it once more, because you can change it now but not later.',
    answersMean: 'Your answers mean: {{result}}',
    changed: 'You chose {{result}} instead, so the picture does not show any lines.',
    question: 'Your result',
    missing: 'Before you continue, choose the result of your test.',
    express: { lead: 'You chose {{result}}, and after this page you cannot change your answer anymore.' },
    figure: 'A cassette with its window covered.',
    figureOf: 'Your result: {{result}}. {{lines}}',
  },
} as const satisfies TextsOfSomeSteps;
