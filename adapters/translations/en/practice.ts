import type { PracticeReason, PracticeWindowId } from '../../../core/flow/line-practice.ts';
import type { StepOffer } from '../../../core/flow/step-row.ts';
import type { Message } from '../texts.ts';

/** What a step offers to look at: practice in reading lines (`core/flow/line-practice.ts`), what comes next, and when to get help. */
export const practice = {
  whileYouWait: 'While you wait',
  close: 'Close',
  offers: {
    practice: { title: 'Practice reading lines', text: '{{windows}} examples, about 1 minute' },
    shortPractice: { title: 'Practice first', text: '{{windows}} examples, less than 1 minute' },
    whatNext: { title: 'What comes next', text: 'Scan, then two questions' },
    getHelp: { title: 'When to get help', text: 'Signs to call 911' },
  } satisfies Record<StepOffer, Message>,
  title: 'Example {{number}} of {{windows}}',
  note: 'This is only a drawing of a cassette, and not a picture of your own test.',
  picture: 'A drawing of a cassette. A dashed frame shows where to look: at {{letter}}.',
  windows: {
    clear: 'A drawing of a cassette. It has a line at C and a strong line at T.',
    faintTest: 'A drawing of a cassette. It has a line at C and a very light line at T.',
    testWithoutControl: 'A drawing of a cassette. It has no line at C and a strong line at T.',
    none: 'A drawing of a cassette. It has no line at C and no line at T.',
    smudge: 'A drawing of a cassette. It has a line at C and no line at T. There is a gray smudge near T.',
  } satisfies Record<PracticeWindowId, string>,
  verdict: {
    right: 'That is the correct answer.',
    wrong: 'That is not the correct answer.',
    unsure: 'Look carefully once more.',
  },
  why: {
    testWorked: 'There is a line at C, so the test worked properly. Next, look for another line beside the letter T.',
    lineAtT: 'There is also a second line at T, which means that this test is positive.',
    faintLineCounts:
      'There is also a line at T, which is very faint. Even a very faint line counts, so this test is positive.',
    lineAtTMeansNothing:
      'There is no line at C, so the test did not work properly. The line at T means nothing, because this test is invalid.',
    noLineAtAll:
      'There is no line at C, so the test did not work properly. That means it is invalid, and it is not a negative test.',
    smudgeIsNoLine:
      'A real line goes straight across the window, beside its letter. The gray smudge does not, so this test is negative. If a smudge covers the letter T on your own test, choose “I am not sure”.',
  } satisfies Record<PracticeReason, string>,
  next: 'Next',
  again: 'Practice again',
  done: {
    title: 'You finished the practice',
    points: {
      control: 'Always look at C first, because a test without a line at C is invalid.',
      faint: 'Then look at T, where any line counts, even a very faint one.',
      light: 'If you are not sure, use brighter light or ask another person to look.',
    },
  },
  whatNext: {
    lead: 'When the wait is over, we let you know. Then you have {{windowMinutes}} minutes for these parts:',
    points: {
      scan: 'You scan the cassette again, so that we can check that it is still the same one.',
      examples: 'We show you several examples of how the lines can look.',
      control: 'You answer the first question, which is about the control line at C.',
      test: 'You answer the second question, which is about the test line at T.',
    },
    after: 'After that, we show you your result and explain what you need to do.',
  },
  getHelp: {
    lead: 'Do not wait for the test result if the tested person feels very ill.',
    doctor: 'If it is less urgent but you are worried, call a doctor for advice.',
  },
} as const;
