import { ADVICE, ADVICE_WHEN_OVER, type AdviceCell, type AdviceKey, type AdviceVoice } from './advice.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { ADULT_AGE, MIN_MASK_AGE } from './limits.ts';
import { isRetestOver, retestWindows, type TestedOnce } from './retest.ts';

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
  /** The person's own calendar days of the test and of the present. */
  readonly testedOn: CalendarDate;
  readonly today: CalendarDate;
  /** The reader is the tested person, as far as is known. */
  readonly isReaders: boolean;
  /** Completed years; null if unknown. */
  readonly age: number | null;
}

/** The days and the instants (epoch milliseconds) that a text names, by its variables. */
export interface AdviceLine {
  readonly key: AdviceKey;
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

type Choose = (input: AdviceInput, now: number) => readonly AdviceLine[];

const treatment: Choose = ({ onset, today }) => {
  if (onset === null) return [{ key: 'treatment' }];
  const [sooner, last] = [addDays(onset, TREATMENT_DAYS.sooner), addDays(onset, TREATMENT_DAYS.last)];
  if (today <= sooner) return [{ key: 'treatmentBy', days: { sooner, last } }];
  return today <= last ? [{ key: 'treatmentLast', days: { last } }] : [{ key: 'treatmentLate' }];
};

/** A day that is still to come, else the text without it. */
function comingDay(day: CalendarDate, today: CalendarDate, dated: AdviceKey, plain: AdviceKey): readonly AdviceLine[] {
  return day >= today ? [{ key: dated, days: { day } }] : [{ key: plain }];
}

const retestOnce: Choose = (input, now) => {
  const [window] = retestWindows(input, 1);
  if (window === undefined || window.until <= now) return [{ key: 'retestOnce' }];
  const { from, until } = window;
  return from > now
    ? [{ key: 'retestOnceBetween', times: { from, until } }]
    : [{ key: 'retestOnceBy', times: { until } }];
};

const retestTwice: Choose = (input, now) => {
  const [first, second] = retestWindows(input, 2);
  if (first === undefined || second === undefined || first.until <= now) return [{ key: 'retestTwice' }];
  return [
    { key: 'retestTwice' },
    { key: 'retestFirst', times: { ...first } },
    { key: 'retestSecond', times: { ...second } },
  ];
};

/** Pieces of advice that depend on more than the result and the answer about symptoms. */
const CHOICES: Partial<Record<AdviceKey, Choose>> = {
  stayHome: ({ isSymptomatic, testedOn, today }) =>
    isSymptomatic === 'yes'
      ? comingDay(addDays(testedOn, BETTER_DAYS), today, 'stayHomeUntil', 'stayHome')
      : [{ key: 'stayHome' }],
  extraCare: ({ testedOn, today }) =>
    comingDay(addDays(testedOn, EXTRA_CARE_DAYS), today, 'extraCareUntil', 'extraCare'),
  mask: ({ age, isReaders }) => {
    if (age !== null && age < MIN_MASK_AGE) return [];
    return isReaders || age !== null ? [{ key: 'mask' }] : [{ key: 'mask' }, { key: 'noMaskUnder2' }];
  },
  treatment,
  longSick: ({ onset, testedOn }) =>
    onset !== null && addDays(onset, LONG_SICK_DAYS) < testedOn ? [{ key: 'longSick' }] : [],
  retestOnce,
  retestTwice,
};

/** The cell of the table. An answer that is unknown counts as not sure. */
export function adviceCell({ result, isSymptomatic }: Pick<AdviceInput, 'result' | 'isSymptomatic'>): AdviceCell {
  return ADVICE[result][isSymptomatic ?? 'unsure'];
}

/** The advice after a test, at `now` (epoch milliseconds). */
export function adviceFor(input: AdviceInput, now: number): Advice {
  const cell = adviceCell(input);
  const linesOf = (keys: readonly AdviceKey[]): readonly AdviceLine[] =>
    keys.flatMap((key) => CHOICES[key]?.(input, now) ?? [{ key }]);
  const isOver = isRetestOver(input, now);
  const urgent = isOver ? ADVICE_WHEN_OVER[0] : cell.first;
  const [first = { key: urgent }] = linesOf([urgent]);
  return { first, now: linesOf(cell.now), again: linesOf(isOver ? ADVICE_WHEN_OVER : cell.again) };
}

/** The instants (epoch milliseconds) from which the advice says to test again. */
export function retestStarts({ again }: Pick<Advice, 'again'>): readonly number[] {
  return again.flatMap(({ times = {} }) => times.from ?? []);
}

/** Who is advised. A person whose age is unknown counts as an adult. */
export function adviceVoice({ isReaders, age }: Pick<AdviceInput, 'isReaders' | 'age'>): AdviceVoice {
  if (isReaders) return 'you';
  return age !== null && age < ADULT_AGE ? 'child' : 'other';
}
