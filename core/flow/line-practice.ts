import type { SureAnswer, TestResult } from '../domain/choice-lists.ts';
import { determineResult } from '../domain/determine-result.ts';

/** What a drawn window shows at the place of a line. A smudge is a stain beside that place, and no line. */
export type PracticeMark = 'strong' | 'faint' | 'none' | 'smudge';

/** Why an answer is right. Its text is `practice.why.<id>` of the translations. */
export type PracticeReason =
  'testWorked' | 'lineAtT' | 'faintLineCounts' | 'lineAtTMeansNothing' | 'noLineAtAll' | 'smudgeIsNoLine';

/** A question about one line of a drawn window. */
export interface PracticeQuestion {
  readonly line: 'control' | 'test';
  readonly right: SureAnswer;
  readonly why: PracticeReason;
}

/** `full` while waiting; `short`, with the windows that are misread most, before the two questions about the lines. */
export type PracticeSet = 'full' | 'short';

interface PracticeWindow {
  readonly drawn: Readonly<Record<PracticeQuestion['line'], PracticeMark>>;
  /** C is always asked first. Without a line there the test is invalid, and T is not asked. */
  readonly asks: readonly [PracticeQuestion, ...PracticeQuestion[]];
  readonly sets: readonly PracticeSet[];
}

const C_WORKED: PracticeQuestion = { line: 'control', right: 'yes', why: 'testWorked' };

/** The drawn windows in the order of the practice. `npm run cli -- clinical-review` lists them for review. */
export const PRACTICE_WINDOWS = {
  clear: {
    drawn: { control: 'strong', test: 'strong' },
    asks: [C_WORKED, { line: 'test', right: 'yes', why: 'lineAtT' }],
    sets: ['full'],
  },
  faintTest: {
    drawn: { control: 'strong', test: 'faint' },
    asks: [C_WORKED, { line: 'test', right: 'yes', why: 'faintLineCounts' }],
    sets: ['full', 'short'],
  },
  testWithoutControl: {
    drawn: { control: 'none', test: 'strong' },
    asks: [{ line: 'control', right: 'no', why: 'lineAtTMeansNothing' }],
    sets: ['full', 'short'],
  },
  none: {
    drawn: { control: 'none', test: 'none' },
    asks: [{ line: 'control', right: 'no', why: 'noLineAtAll' }],
    sets: ['full'],
  },
  smudge: {
    drawn: { control: 'strong', test: 'smudge' },
    asks: [C_WORKED, { line: 'test', right: 'no', why: 'smudgeIsNoLine' }],
    sets: ['full'],
  },
} as const satisfies Readonly<Record<string, PracticeWindow>>;
export type PracticeWindowId = keyof typeof PRACTICE_WINDOWS;

/** All ids in order. */
export const PRACTICE_WINDOW_IDS = Object.keys(PRACTICE_WINDOWS) as readonly PracticeWindowId[];

/** The windows of a practice, in order. */
export function practiceWindows(set: PracticeSet): readonly PracticeWindowId[] {
  return PRACTICE_WINDOW_IDS.filter((id) => (PRACTICE_WINDOWS[id] as PracticeWindow).sets.includes(set));
}

/** The result of a window, read right. */
export function practiceResult(id: PracticeWindowId): TestResult {
  const { asks }: PracticeWindow = PRACTICE_WINDOWS[id];
  const rightAt = (line: PracticeQuestion['line']): SureAnswer | null =>
    asks.find((question) => question.line === line)?.right ?? null;
  return determineResult(rightAt('control'), rightAt('test'));
}

/** How far a practice has come. It is part of no test, and nothing of it is stored or sent. */
export interface Practice {
  readonly windows: readonly PracticeWindowId[];
  /** The index of the current window; after the last one the practice is done. */
  readonly at: number;
  /** The index of its question. */
  readonly asked: number;
  /** The answer to that question; null until it is given. */
  readonly answer: SureAnswer | null;
}

/** A practice at its first question. */
export function startPractice(set: PracticeSet): Practice {
  return { windows: practiceWindows(set), at: 0, asked: 0, answer: null };
}

/**
 * What a practice shows, and the practice that each press leads to. `verdict` is on the answer; `result` is known once a window has no
 * more questions.
 */
export type PracticeView =
  | {
      readonly kind: 'asking';
      readonly id: PracticeWindowId;
      readonly question: PracticeQuestion;
      readonly leadsTo: Readonly<Record<SureAnswer, Practice>>;
    }
  | {
      readonly kind: 'explaining';
      readonly id: PracticeWindowId;
      readonly question: PracticeQuestion;
      readonly verdict: 'right' | 'wrong' | 'unsure';
      readonly result: TestResult | null;
      readonly leadsTo: { readonly next: Practice };
    }
  | { readonly kind: 'done'; readonly leadsTo: { readonly again: Practice } };

export function practiceView(practice: Practice): PracticeView {
  const { windows, at, asked, answer } = practice;
  const id = windows[at];
  if (id === undefined) return { kind: 'done', leadsTo: { again: { ...practice, at: 0, asked: 0, answer: null } } };
  const { asks }: PracticeWindow = PRACTICE_WINDOWS[id];
  const question = asks[asked] ?? asks[0];
  if (answer === null) {
    const answered = (given: SureAnswer): Practice => ({ ...practice, answer: given });
    return {
      kind: 'asking',
      id,
      question,
      leadsTo: { yes: answered('yes'), no: answered('no'), unsure: answered('unsure') },
    };
  }
  const wrong = answer === 'unsure' ? 'unsure' : 'wrong';
  const verdict = answer === question.right ? 'right' : wrong;
  const hasMore = asks[asked + 1] !== undefined;
  const next = hasMore ? { asked: asked + 1 } : { at: at + 1, asked: 0 };
  return {
    kind: 'explaining',
    id,
    question,
    verdict,
    result: hasMore ? null : practiceResult(id),
    leadsTo: { next: { ...practice, ...next, answer: null } },
  };
}
