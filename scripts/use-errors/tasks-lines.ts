import type { CriticalTask } from './critical-task.ts';

/** Critical tasks at the lines and their result. */
export const TASKS_AT_THE_LINES: readonly CriticalTask[] = [
  {
    id: 'control-before-test',
    task: 'Look at C first: without a line at C the test says nothing.',
    error: 'A line at T alone is read as positive, or no line at all as negative.',
    harm: 'A false result from a test that did not work.',
    barriers: [
      {
        does: 'C is asked before T, on a screen of its own.',
        tests: [['core/flow/tables.unit.test.ts', 'has the steps of the specification in their order, each once']],
      },
      {
        does: 'Without a line at C the result is invalid, whatever the answer about T.',
        tests: [
          ['core/domain/determine-result.unit.test.ts', 'is invalid with C %s and T %s'],
          ['core/domain/reported-lines.unit.test.ts', 'is the C line first, because T means nothing without it'],
        ],
      },
      {
        does: 'The practice shows a line at T without one at C, asks about C first, and explains why it is invalid.',
        tests: [
          ['core/flow/line-practice.unit.test.ts', 'reads %s as %s'],
          [
            'core/flow/line-practice.unit.test.ts',
            'asks about five drawn windows, C first, and about T only where C has a line',
          ],
        ],
      },
    ],
    remains: 'A person who takes C for T; pictures and letters show which is which.',
  },
  {
    id: 'faint-line',
    task: 'Count a faint line at T as a line.',
    error: 'A faint line is read as none.',
    harm: 'A false negative result: an infected person meets others and is not treated in time.',
    barriers: [
      {
        does: 'The example of a positive test shows a strong, a faint and a pink line.',
        tests: [
          [
            'web/illustrations/cassette.unit.test.tsx',
            'at T are strong, faint and pink in the example of a positive test',
          ],
        ],
      },
      {
        does: 'The question about T says that a faint line counts, and draws one beside its answer.',
        tests: [
          [
            'adapters/translations/texts.unit.test.ts',
            'say at the question about T, and before it, that a faint line counts',
          ],
          [
            'web/test-steps/reported-lines.unit.test.tsx',
            'is not suggested by the question: the answers describe themselves, and all windows have one size',
          ],
        ],
      },
      {
        does: 'The drawn lines keep their colors in the dark theme.',
        tests: [
          ['web/test-steps/lines.screen.test.ts', 'cassette, lines and skin keep their colors in the dark theme'],
        ],
      },
      {
        does: 'While waiting, and again before the questions, the person can practice with a faint line.',
        tests: [
          [
            'core/flow/line-practice.unit.test.ts',
            'is short before the two questions: the two windows that most people misread',
          ],
          [
            'web/test-steps/practice.screen.test.ts',
            'the short practice before the questions is never required, and answers nothing of the test',
          ],
        ],
      },
    ],
    remains: 'Eyesight and light; the app asks for bright light and for another person’s eyes.',
  },
  {
    id: 'not-sure',
    task: 'Say so when a line cannot be judged.',
    error: 'The person guesses, or does not know what “not sure” leads to.',
    harm: 'A false result, or a wasted kit.',
    barriers: [
      {
        does: '“Not sure” is an answer to both questions.',
        tests: [
          [
            'web/test-steps/reported-lines.unit.test.tsx',
            'is not suggested by the question: the answers describe themselves, and all windows have one size',
          ],
        ],
      },
      {
        does: 'What “not sure” leads to is said before and after.',
        tests: [
          [
            'web/test-steps/lines.screen.test.ts',
            'a user who is not sure about T reads before and after what that means, and nothing else',
          ],
        ],
      },
    ],
    remains: 'A person who guesses nevertheless.',
  },
  {
    id: 'examples-are-examples',
    task: 'Tell the example pictures from one’s own result.',
    error: 'An example of a positive test is taken for the result.',
    harm: 'Fright, wrong isolation, or a false feeling of safety.',
    barriers: [
      {
        does: 'Heading and tab of each example name it as one.',
        tests: [
          ['web/test-steps/reported-lines.unit.test.tsx', 'is called an example in the heading if it is one'],
          [
            'web/test-steps/lines.screen.test.ts',
            'the titles of ${step} and of its tab name an example, not a verdict',
          ],
        ],
      },
      {
        does: 'Lines are drawn only in examples and in what the person reported.',
        tests: [
          [
            'web/illustrations/cassette.unit.test.tsx',
            "appear only in the examples and the user's own result, whatever the answers were",
          ],
        ],
      },
    ],
    remains: 'None known.',
  },
  {
    id: 'confirm-result',
    task: 'Confirm the result that follows from the lines.',
    error: 'Another result is chosen, or the confirmation is passed by a second press.',
    harm: 'A wrong result is stored, acted on and reported.',
    barriers: [
      {
        does: 'The result is preselected from the two answers, and again when an answer changes.',
        tests: [
          [
            'core/flow/guest-flow.unit.test.ts',
            'preselects the result from the lines, and again when an answer changes',
          ],
        ],
      },
      {
        does: 'A result that does not match the lines is shown with the reason, and without lines.',
        tests: [
          [
            'web/test-steps/lines.screen.test.ts',
            'a user who chooses a result that does not match the lines sees no lines, and the reason',
          ],
        ],
      },
      {
        does: 'A press counts once and never on a screen that has just appeared under the finger.',
        tests: [
          ['web/presses/press-rule.unit.test.ts', 'at the same place as the previous one, %s'],
          ['web/presses/press-rule.unit.test.ts', 'on a new screen, %s'],
        ],
      },
    ],
    remains: 'A person who changes the result on purpose.',
  },
];
