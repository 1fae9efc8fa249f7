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
  note: 'This is a drawing, not your test.',
  picture: 'A drawing of a cassette. A dashed frame shows where to look: at {{letter}}.',
  windows: {
    clear: 'A drawing of a cassette. It has a line at C and a strong line at T.',
    faintTest: 'A drawing of a cassette. It has a line at C and a very light line at T.',
    testWithoutControl: 'A drawing of a cassette. It has no line at C and a strong line at T.',
    none: 'A drawing of a cassette. It has no line at C and no line at T.',
    smudge: 'A drawing of a cassette. It has a line at C and no line at T. There is a gray smudge near T.',
  } satisfies Record<PracticeWindowId, string>,
  verdict: { right: 'That is right.', wrong: 'Not quite.', unsure: 'Look once more.' },
  why: {
    testWorked: 'There is a line at C, so the test worked. Now look at T.',
    lineAtT: 'There is also a line at T, so this test is positive.',
    faintLineCounts: 'There is a line at T. It is very faint, but it counts, so this test is positive.',
    lineAtTMeansNothing:
      'There is no line at C, so the test did not work. The line at T means nothing, and this test is invalid.',
    noLineAtAll: 'There is no line at C, so the test did not work. It is invalid, not negative.',
    smudgeIsNoLine:
      'A line goes straight across the window, beside its letter. The gray smudge does not, so this test is negative. If a smudge on your test hides T, choose “I am not sure”.',
  } satisfies Record<PracticeReason, string>,
  next: 'Next',
  again: 'Practice again',
  done: {
    title: 'You finished the practice',
    points: {
      control: 'Look at C first. If there is no line at C, the test is invalid.',
      faint: 'Then look at T. Any line there counts, even a very faint one.',
      light: 'If you are not sure, use brighter light or ask someone to look.',
    },
  },
  whatNext: {
    lead: 'We tell you when the wait is over. Then you have {{windowMinutes}} minutes for these parts:',
    points: {
      scan: 'You scan the cassette again, to show that it is the same one.',
      examples: 'We show you how the lines can look.',
      control: 'You answer if there is a line at C.',
      test: 'You answer if there is a line at T.',
    },
    after: 'After that, you see your result and what to do.',
  },
  getHelp: {
    lead: 'Do not wait for the test result if the tested person feels very ill.',
    doctor: 'If it is less urgent but you are worried, call a doctor.',
  },
} as const;
