import { addDays, type CalendarDate } from './calendar-date.ts';
import type { SureAnswer, TestResult } from './choice-lists.ts';
import type { Kit } from './kit.ts';

const HOUR_MS = 60 * 60_000;

/** How many negative tests rule an infection out as far as home tests can: two with symptoms, else three. */
const TESTS = { withSymptoms: 2, without: 3 } as const;

/** How many days after a positive test its advice lasts (decisions.md section 8, "After the test"). */
const POSITIVE_DAYS = { withSymptoms: 10, without: 5 } as const;

/** A test as a plan counts it. `analysedAt` in epoch milliseconds; `isSymptomatic` is null if unknown. */
export interface TestedOnce {
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer | null;
  readonly analysedAt: number;
  /** The person's own calendar day of the test. */
  readonly testedOn: CalendarDate;
  readonly kit: Kit;
}

/** The first and the last instant for a test, in epoch milliseconds. */
export interface TestWindow {
  readonly from: number;
  readonly until: number;
}

/** The next test of a plan. */
export interface NextTest {
  /** `missed`: its window is over, and it is to be taken at once. */
  readonly state: 'upcoming' | 'open' | 'missed';
  /** Which test it is, of how many. */
  readonly test: number;
  readonly of: number;
  readonly window: TestWindow;
  /** The earliest instants of this test and of those after it, in epoch milliseconds; none once its window was missed. */
  readonly starts: readonly number[];
}

/** What is to come after a person's tests. `over`: too long ago to tell anything about today. */
export type TestPlan =
  | NextTest
  | { readonly state: 'done'; readonly of: number }
  /** Ended by a positive test, whose advice holds. */
  | { readonly state: 'positive'; readonly testedOn: CalendarDate }
  | { readonly state: 'over' };

/** The present, and the person's own calendar day. */
export interface PlanTime {
  readonly now: number;
  readonly today: CalendarDate;
}

/** The negative tests of one plan: those that count, and the newest one, which may have been too early to count. */
interface Series {
  readonly of: number;
  readonly counted: readonly [TestedOnce, ...TestedOnce[]];
  readonly newest: TestedOnce;
}

function lastPositiveDay({ testedOn, isSymptomatic }: TestedOnce): CalendarDate {
  return addDays(testedOn, isSymptomatic === 'no' ? POSITIVE_DAYS.without : POSITIVE_DAYS.withSymptoms);
}

/** Whether the advice after a positive test is over on a day. */
export function isPositivePast(tested: TestedOnce, today: CalendarDate): boolean {
  return today > lastPositiveDay(tested);
}

/** How long tests are apart at least. */
function apartMs({ retestHours }: Kit): number {
  return retestHours * HOUR_MS;
}

/** When to test again after a negative test. */
function windowAfter({ analysedAt, kit }: TestedOnce): TestWindow {
  return { from: analysedAt + apartMs(kit), until: analysedAt + kit.retestUntilHours * HOUR_MS };
}

/** The last instant at which another test still belongs to the plan of this one. */
function lastInstant(tested: TestedOnce): number {
  return windowAfter(tested).until + apartMs(tested.kit);
}

const lastOf = (counted: Series['counted']): TestedOnce => counted.at(-1) ?? counted[0];

/** A series with one more test. A test long after the one before, and the first with symptoms, begin a new one. */
function withNegative(before: Series | null, tested: TestedOnce): Series {
  const hasSymptoms = tested.isSymptomatic === 'yes';
  const isNew =
    before === null ||
    tested.analysedAt > lastInstant(before.newest) ||
    (hasSymptoms && before.newest.isSymptomatic !== 'yes');
  if (isNew) return { of: hasSymptoms ? TESTS.withSymptoms : TESTS.without, counted: [tested], newest: tested };
  const { of, counted } = before;
  const counts = tested.analysedAt >= windowAfter(lastOf(counted)).from;
  return { of, counted: counts ? [...counted, tested] : counted, newest: tested };
}

/** Orders tests by time. At one instant, the order does not depend on how they are listed. */
function inOrder(tests: readonly TestedOnce[]): readonly TestedOnce[] {
  const rank = ({ result, isSymptomatic }: TestedOnce): number =>
    Number(result === 'positive') * 2 + Number(isSymptomatic === 'yes');
  return [...tests].sort((one, other) => one.analysedAt - other.analysedAt || rank(one) - rank(other));
}

function nextState({ from, until }: TestWindow, now: number): NextTest['state'] {
  if (now < from) return 'upcoming';
  return now < until ? 'open' : 'missed';
}

function planOfSeries({ of, counted, newest }: Series, { now }: PlanTime): TestPlan {
  if (now > lastInstant(newest)) return { state: 'over' };
  if (counted.length >= of) return { state: 'done', of };
  const last = lastOf(counted);
  const window = windowAfter(last);
  const state = nextState(window, now);
  const starts = Array.from(
    { length: state === 'missed' ? 0 : of - counted.length },
    (_, index) => window.from + index * apartMs(last.kit),
  );
  return { state, test: counted.length + 1, of, window, starts };
}

/**
 * The plan of one person after all of the person's tests, in any order; null without a valid test. An invalid test does not count. A
 * positive one ends the plan, and no negative test counts while its advice holds.
 */
export function planOf(tests: readonly TestedOnce[], time: PlanTime): TestPlan | null {
  let positive: TestedOnce | null = null;
  let series: Series | null = null;
  for (const tested of inOrder(tests)) {
    const holds: boolean = positive !== null && !isPositivePast(positive, tested.testedOn);
    if (tested.result === 'positive') {
      if (positive === null || lastPositiveDay(tested) >= lastPositiveDay(positive)) positive = tested;
      series = null;
    } else if (tested.result === 'negative' && !holds) series = withNegative(series, tested);
  }
  if (series !== null) return planOfSeries(series, time);
  if (positive === null) return null;
  return isPositivePast(positive, time.today) ? { state: 'over' } : { state: 'positive', testedOn: positive.testedOn };
}

/** The next test of a plan; null if none is to be taken. */
export function nextTest(plan: TestPlan | null): NextTest | null {
  return plan !== null && 'window' in plan ? plan : null;
}

/** How long a whole test takes, as its welcome says; also the length of the next test's calendar entry. */
export function testLastsMs({ wholeTestMinutes }: Kit): number {
  return wholeTestMinutes * 60_000;
}
