import {
  ADVICE,
  ADVICE_WHEN_OVER,
  ADVICE_WHEN_PAST,
  type AdviceCell,
  type AdviceKey,
  type AdviceVoice,
} from './advice.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { ADULT_AGE, MIN_MASK_AGE } from './limits.ts';
import { isPositivePast, nextTest, type TestedOnce, type TestPlan } from './test-plan.ts';

/** How many days after the first symptom a treatment can start: some medicines sooner than others. */
const TREATMENT_DAYS = { sooner: 5, last: 7 } as const;
/** After this many days with symptoms a doctor is asked about the result (product.md section 9). */
const LONG_SICK_DAYS = 7;
/** How many days a person who tests positive without symptoms takes extra care. */
const EXTRA_CARE_DAYS = 5;
/** Isolation ends at the earliest this many days after a test with symptoms. */
const BETTER_DAYS = 1;

/** What the advice depends on. */
export interface AdviceInput extends TestedOnce {
  /** When the first symptom started; null if there was none, or it is unknown. */
  readonly onset: CalendarDate | null;
  /** The person's own calendar day of the present. */
  readonly today: CalendarDate;
  /** What all of the person's tests ask for; null without a valid one. */
  readonly plan: TestPlan | null;
  /** The reader is the tested person, as far as is known. */
  readonly isReaders: boolean;
  /** Completed years; null if unknown. */
  readonly age: number | null;
}

/** The numbers, the days and the instants (epoch milliseconds) that a text names, by its variables. */
export interface AdviceLine {
  readonly key: AdviceKey;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly days?: Readonly<Record<string, CalendarDate>>;
  readonly times?: Readonly<Record<string, number>>;
}

/** The advice in order. */
export interface Advice {
  /** The most urgent line of those below. */
  readonly first: AdviceLine;
  readonly now: readonly AdviceLine[];
  readonly again: readonly AdviceLine[];
}

type Choose = (input: AdviceInput) => readonly AdviceLine[];

const treatment: Choose = ({ onset, today }) => {
  if (onset === null) return [{ key: 'treatment' }];
  const [sooner, last] = [addDays(onset, TREATMENT_DAYS.sooner), addDays(onset, TREATMENT_DAYS.last)];
  if (today <= sooner) return [{ key: 'treatmentBy', days: { sooner, last } }];
  return today <= last ? [{ key: 'treatmentLast', days: { last } }] : [{ key: 'treatmentLate' }];
};

/** The text about the next test in each state of the plan. */
const NEXT_TEST = { upcoming: 'retestBetween', open: 'retestBy', missed: 'retestNow' } as const;

const retest: Choose = ({ plan }) => {
  if (plan?.state === 'positive') return [{ key: 'positiveCounts', days: { day: plan.testedOn } }];
  if (plan?.state === 'done') return [{ key: 'allTestsDone', numbers: { of: plan.of } }];
  const next = nextTest(plan);
  if (next === null) return [];
  const { state, test, of, window } = next;
  const { from, until } = window;
  const times = { upcoming: { from, until }, open: { until }, missed: {} }[state];
  const line: AdviceLine = { key: NEXT_TEST[state], numbers: { test, of }, times };
  return test < of ? [line, { key: 'retestOnceMore' }] : [line];
};

/** Pieces of advice that depend on more than the result and the answer about symptoms. */
const CHOICES: Partial<Record<AdviceKey, Choose>> = {
  stayHome: ({ isSymptomatic, testedOn, today }) => {
    const day = addDays(testedOn, BETTER_DAYS);
    return isSymptomatic === 'yes' && day >= today ? [{ key: 'stayHomeUntil', days: { day } }] : [{ key: 'stayHome' }];
  },
  extraCareUntil: ({ testedOn }) => [{ key: 'extraCareUntil', days: { day: addDays(testedOn, EXTRA_CARE_DAYS) } }],
  mask: ({ age, isReaders }) => {
    if (age !== null && age < MIN_MASK_AGE) return [];
    return isReaders || age !== null ? [{ key: 'mask' }] : [{ key: 'mask' }, { key: 'noMaskUnder2' }];
  },
  treatment,
  longSick: ({ onset, testedOn }) =>
    onset !== null && addDays(onset, LONG_SICK_DAYS) < testedOn ? [{ key: 'longSick' }] : [],
  retestBetween: retest,
  whyRetest: ({ plan }) => (nextTest(plan) === null ? [] : [{ key: 'whyRetest' }]),
  afterLastNegative: ({ plan }) => {
    if (plan?.state === 'done') return [{ key: 'stillSick' }];
    return nextTest(plan) === null ? [] : [{ key: 'afterLastNegative' }];
  },
};

/** The cell of the table. An answer that is unknown counts as not sure. */
export function adviceCell({ result, isSymptomatic }: Pick<AdviceInput, 'result' | 'isSymptomatic'>): AdviceCell {
  return ADVICE[result][isSymptomatic ?? 'unsure'];
}

/** The cell of a result that may be too old to advise by. */
function cellNow(input: AdviceInput): AdviceCell {
  const cell = adviceCell(input);
  if (input.result === 'positive') return isPositivePast(input, input.today) ? ADVICE_WHEN_PAST : cell;
  const isOver = input.result === 'negative' && input.plan?.state === 'over';
  return isOver ? { ...cell, ...ADVICE_WHEN_OVER } : cell;
}

/** The advice after a test. */
export function adviceFor(input: AdviceInput): Advice {
  const { first: urgent, now, again } = cellNow(input);
  const linesOf = (keys: readonly AdviceKey[]): readonly AdviceLine[] =>
    keys.flatMap((key) => CHOICES[key]?.(input) ?? [{ key }]);
  const [first = { key: urgent }] = linesOf([urgent]);
  return { first, now: linesOf(now), again: linesOf(again) };
}

/** Who is advised. A person whose age is unknown counts as an adult. */
export function adviceVoice({ isReaders, age }: Pick<AdviceInput, 'isReaders' | 'age'>): AdviceVoice {
  if (isReaders) return 'you';
  return age !== null && age < ADULT_AGE ? 'child' : 'other';
}
