import { describe, expect, it } from 'vitest';
import { SURE_ANSWERS, TEST_RESULTS, type SureAnswer } from '../../../core/domain/choice-lists.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import {
  practiceResult,
  practiceView,
  PRACTICE_WINDOW_IDS,
  PRACTICE_WINDOWS,
  practiceWindows,
  startPractice,
  type Practice,
  type PracticeView,
} from '../../../core/flow/line-practice.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { openOffers } from '../../../core/flow/step-offers.ts';
import type { StepId } from '../../../core/flow/step-row.ts';

/** Every question of a practice, each answered by `answer`. */
function walk(start: Practice, answer: (view: PracticeView) => SureAnswer): PracticeView[] {
  const seen: PracticeView[] = [];
  for (let view = practiceView(start); view.kind !== 'done';) {
    const explained = practiceView(view.kind === 'asking' ? view.leadsTo[answer(view)] : view.leadsTo.next);
    if (explained.kind === 'explaining') seen.push(explained);
    view = explained;
  }
  return seen;
}

/** The practice after an answer to its current question. */
function answered(practice: Practice, answer: SureAnswer): Practice {
  const view = practiceView(practice);
  if (view.kind !== 'asking') throw new Error('The practice asks nothing.');
  return view.leadsTo[answer];
}

const at = (id: StepId): number => FLOWS.testing.findIndex((row) => row.id === id);

describe('practice in reading lines', () => {
  it('asks about five drawn windows, C first, and about T only where C has a line', () => {
    const asked = walk(startPractice('full'), () => 'unsure').map((view) =>
      view.kind === 'explaining' ? [view.id, view.question.line] : [],
    );
    expect(asked).toEqual([
      ['clear', 'control'],
      ['clear', 'test'],
      ['faintTest', 'control'],
      ['faintTest', 'test'],
      ['testWithoutControl', 'control'],
      ['none', 'control'],
      ['smudge', 'control'],
      ['smudge', 'test'],
    ]);
  });

  it('is short before the two questions: the two windows that most people misread', () => {
    expect(practiceWindows('short')).toEqual(['faintTest', 'testWithoutControl']);
  });

  it.each([
    ['clear', 'positive'],
    ['faintTest', 'positive'],
    ['testWithoutControl', 'invalid'],
    ['none', 'invalid'],
    ['smudge', 'negative'],
  ] as const)('reads %s as %s', (id, result) => {
    expect(practiceResult(id)).toBe(result);
  });

  it('has an example of each result', () => {
    expect(new Set(PRACTICE_WINDOW_IDS.map(practiceResult))).toEqual(new Set(TEST_RESULTS));
  });

  it.each(PRACTICE_WINDOW_IDS)('the right answers of %s are what its drawing shows', (id) => {
    const { drawn, asks } = PRACTICE_WINDOWS[id];
    const isLine = (line: 'control' | 'test'): boolean =>
      drawn[line] === 'strong' || (drawn[line] as string) === 'faint';
    for (const { line, right } of asks) expect(right).toBe(isLine(line) ? 'yes' : 'no');
    expect(asks.map(({ line }) => line)).toEqual(isLine('control') ? ['control', 'test'] : ['control']);
  });

  it('explains every answer, and names the result only after the last question of a window', () => {
    for (const answer of SURE_ANSWERS) {
      const practice = answered(startPractice('full'), answer);
      const verdict = { yes: 'right', no: 'wrong', unsure: 'unsure' }[answer];
      expect(practiceView(practice)).toMatchObject({ kind: 'explaining', verdict, result: null });
    }
    const explained = walk(startPractice('full'), () => 'yes');
    expect(explained.map((view) => (view.kind === 'explaining' ? view.result : null))).toEqual([
      null,
      'positive',
      null,
      'positive',
      'invalid',
      'invalid',
      null,
      'negative',
    ]);
  });

  it('goes on from an explanation to the question about T, and to the next window without a line at C', () => {
    const afterC = practiceView(answered(startPractice('short'), 'no'));
    expect(afterC.kind === 'explaining' && practiceView(afterC.leadsTo.next)).toMatchObject({
      kind: 'asking',
      id: 'faintTest',
      question: { line: 'test' },
    });
    const lastOfWindow = walk(startPractice('short'), () => 'yes').at(-1);
    expect(lastOfWindow).toMatchObject({ kind: 'explaining', id: 'testWithoutControl' });
  });

  it('can be repeated from its first question once it is done', () => {
    const start = startPractice('short');
    const done = practiceView({ ...start, at: start.windows.length });
    expect(done.kind === 'done' && done.leadsTo.again).toEqual(start);
  });
});

describe('what a step offers to look at', () => {
  it('is the practice, what comes next and when to get help at the wait, and the short practice right before the questions', () => {
    const offering = FLOWS.testing.filter((row) => row.offers !== undefined).map(({ id, offers }) => [id, offers]);
    expect(offering).toEqual([
      ['countdown', ['practice', 'whatNext', 'getHelp']],
      ['check-invalid', ['shortPractice']],
    ]);
    expect([at('check-invalid') + 1, at('check-invalid') + 2]).toEqual([at('control-line'), at('test-line')]);
  });

  it('is nothing without a test, nor once the lines can no longer be read', () => {
    const session = { ...EMPTY_SESSION, isFollowingTest: true, currentStep: at('check-invalid') };
    const reading = { ...session, expirationTimerEndTime: 1000 };
    expect(openOffers(EMPTY_SESSION, 0)).toEqual([]);
    expect(openOffers(reading, 999)).toEqual(['shortPractice']);
    expect(openOffers(reading, 1000)).toEqual([]);
  });
});
