import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { planOf, type TestedOnce, type TestPlan } from '../../../core/domain/test-plan.ts';
import { SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';

const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 10, 20, 18);
const DAY = '2026-11-20' as CalendarDate;

type Change = Partial<Pick<TestedOnce, 'result' | 'isSymptomatic' | 'kit'>>;

/** A negative test so many hours after the first one, of a person without symptoms. */
const at = (hours: number, change: Change = {}): TestedOnce => ({
  result: 'negative',
  isSymptomatic: 'no',
  kit: KITS[0],
  analysedAt: FIRST + hours * HOUR,
  testedOn: addDays(DAY, Math.floor(hours / 24)),
  ...change,
});
const SICK: Change = { isSymptomatic: 'yes' };
const POSITIVE: Change = { result: 'positive' };

function planAfter(hours: number, ...tests: readonly TestedOnce[]): TestPlan | null {
  return planOf(tests, { now: FIRST + hours * HOUR, today: addDays(DAY, Math.floor(hours / 24)) });
}

/** The plan in short: its state, which test of how many, and the hours of the window. */
function shortly(plan: TestPlan | null): string {
  if (plan === null) return 'none';
  if (!('window' in plan)) return plan.state;
  const [from, until] = [plan.window.from, plan.window.until].map((time) => (time - FIRST) / HOUR);
  return `${plan.state}: ${plan.test} of ${plan.of}, ${from} to ${until}`;
}
const after = (hours: number, ...tests: readonly TestedOnce[]): string => shortly(planAfter(hours, ...tests));

describe('the plan after one negative test', () => {
  it('without symptoms asks for the second of three, and says at once when its window was missed', () => {
    const states = [0, 47.9, 48, 71.9, 72, 100, 120, 120.1].map((hours) => after(hours, at(0)));
    expect(states).toEqual([
      'upcoming: 2 of 3, 48 to 72',
      'upcoming: 2 of 3, 48 to 72',
      'open: 2 of 3, 48 to 72',
      'open: 2 of 3, 48 to 72',
      'missed: 2 of 3, 48 to 72',
      'missed: 2 of 3, 48 to 72',
      'missed: 2 of 3, 48 to 72',
      'over',
    ]);
  });

  it('with symptoms asks for the second of two', () => {
    expect(after(1, at(0, SICK))).toBe('upcoming: 2 of 2, 48 to 72');
    expect(after(1, at(0, { isSymptomatic: 'unsure' }))).toBe('upcoming: 2 of 3, 48 to 72');
  });

  it('names the earliest times of all tests to come, and none once the window was missed', () => {
    const starts = (hours: number, ...tests: readonly TestedOnce[]) => {
      const plan = planAfter(hours, ...tests);
      return plan !== null && 'starts' in plan && plan.starts.map((start) => (start - FIRST) / HOUR);
    };
    expect([starts(1, at(0)), starts(50, at(0)), starts(73, at(0))]).toEqual([[48, 96], [48, 96], []]);
    expect([starts(1, at(0, SICK)), starts(52, at(0), at(51))]).toEqual([[48], [99]]);
  });

  it('counts the hours of its kit', () => {
    const other = at(0, { kit: SECOND_KIT });
    expect([0, 96, 168, 168.1].map((hours) => after(hours, other))).toEqual([
      'upcoming: 2 of 3, 72 to 96',
      'missed: 2 of 3, 72 to 96',
      'missed: 2 of 3, 72 to 96',
      'over',
    ]);
  });
});

describe('a repeat', () => {
  it('does not start the plan anew: it is done after the last one, until that is too old', () => {
    expect(after(60, at(0), at(50))).toBe('upcoming: 3 of 3, 98 to 122');
    expect(after(121, at(0), at(50))).toBe('open: 3 of 3, 98 to 122');
    expect(after(110, at(0), at(50), at(100))).toBe('done');
    expect(after(60, at(0, SICK), at(50, SICK))).toBe('done');
    expect([220, 221].map((hours) => after(hours, at(0), at(50), at(100)))).toEqual(['done', 'over']);
  });

  it('that is too early does not count', () => {
    expect(after(48, at(0, SICK), at(47.9, SICK))).toBe('open: 2 of 2, 48 to 72');
  });

  it('counts also after its window, until it is too late for this plan', () => {
    expect(after(121, at(0, SICK), at(120, SICK))).toBe('done');
    expect(after(122, at(0, SICK), at(121, SICK))).toBe('upcoming: 2 of 2, 169 to 193');
  });

  it('with symptoms that have begun starts a plan of two', () => {
    expect(after(60, at(0), at(50, SICK))).toBe('upcoming: 2 of 2, 98 to 122');
    expect(after(160, at(0), at(50), at(100), at(150, SICK))).toBe('upcoming: 2 of 2, 198 to 222');
    expect(after(60, at(0, SICK), at(50))).toBe('done');
  });

  it('that is invalid changes nothing', () => {
    expect(after(51, at(0), at(50, { result: 'invalid' }))).toBe('open: 2 of 3, 48 to 72');
    expect(after(51, at(50, { result: 'invalid' }))).toBe('none');
  });
});

describe('a positive test', () => {
  it.each([
    ['no', 5],
    ['yes', 10],
    ['unsure', 10],
    [null, 10],
  ] as const)('with symptoms: %s ends the plan, and is in the past after %d days', (isSymptomatic, days) => {
    const tests = [at(0), at(50, { ...POSITIVE, isSymptomatic })];
    const last = (2 + days) * 24;
    expect([51, last + 23, last + 24].map((hours) => after(hours, ...tests))).toEqual(['positive', 'positive', 'over']);
  });

  it('counts more than a negative one in its days, and no longer than that', () => {
    expect(after(100, at(0, { ...POSITIVE, ...SICK }), at(72))).toBe('positive');
    expect(after(265, at(0, { ...POSITIVE, ...SICK }), at(264))).toBe('upcoming: 2 of 3, 312 to 336');
  });

  it('with symptoms is not made shorter by a later one without', () => {
    expect(after(200, at(0, { ...POSITIVE, ...SICK }), at(24, POSITIVE))).toBe('positive');
  });
});
