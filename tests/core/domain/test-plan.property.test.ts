import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateAt } from '../../../core/domain/calendar-date.ts';
import { SURE_ANSWERS } from '../../../core/domain/choice-lists.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { nextTest, planOf, type TestedOnce } from '../../../core/domain/test-plan.ts';
import { SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';
import { assertProperty } from '../../support/assert-property.ts';

const HOUR = 3_600_000;
/** Before the clocks go back in the United States. */
const START = Date.UTC(2026, 9, 28);
/** In minutes east: those that a household meets when it travels, or when the clocks change. */
const OFFSETS = [-600, -480, -420, -240, 0, 60, 345, 840];

/** A test some hours after the start, most often near the windows of the one before. */
const taken = fc
  .record({
    hours: fc.oneof(
      fc.integer({ min: 0, max: 500 }),
      fc.constantFrom(0, 47, 48, 49, 71, 72, 73, 96, 119, 120, 121, 144),
    ),
    result: fc.constantFrom('negative', 'negative', 'negative', 'positive', 'invalid'),
    isSymptomatic: fc.constantFrom(...SURE_ANSWERS, null),
    offset: fc.constantFrom(...OFFSETS),
  })
  .map(({ hours, offset, ...test }): Omit<TestedOnce, 'kit'> => {
    const analysedAt = START + hours * HOUR;
    return { ...test, analysedAt, testedOn: calendarDateAt(analysedAt, offset) };
  });
const some = fc
  .tuple(fc.array(taken, { maxLength: 8 }), fc.constantFrom(KITS[0], SECOND_KIT))
  .map(([tests, kit]) => tests.map((test): TestedOnce => ({ ...test, kit })));
const presents = fc
  .record({ hours: fc.integer({ min: 0, max: 800 }), offset: fc.constantFrom(...OFFSETS) })
  .map(({ hours, offset }) => ({ now: START + hours * HOUR, today: calendarDateAt(START + hours * HOUR, offset) }));

/** How many negative tests are at least as far apart as the kit of the one before asks for. */
function farApart(tests: readonly TestedOnce[]): number {
  let [count, free] = [0, -Infinity];
  for (const { analysedAt, kit } of tests.toSorted((one, other) => one.analysedAt - other.analysedAt)) {
    if (analysedAt < free) continue;
    count += 1;
    free = analysedAt + kit.retestHours * HOUR;
  }
  return count;
}

describe('for any tests of a person', () => {
  it('the plan does not depend on their order, nor on one that is listed twice', () => {
    const shuffled = some.chain((tests) =>
      fc.tuple(fc.constant(tests), fc.shuffledSubarray([...tests, ...tests.slice(0, 2)], { minLength: tests.length })),
    );
    assertProperty(
      fc.property(shuffled, presents, ([tests, order], present) => {
        const all = [...order, ...tests];
        expect(planOf(all, present)).toEqual(planOf(tests, present));
      }),
    );
  });

  it('there is no test after the last one, and no open or coming window in the past', () => {
    assertProperty(
      fc.property(some, presents, (tests, present) => {
        const next = nextTest(planOf(tests, present));
        if (next === null) return;
        const { state, test, of, window, starts } = next;
        expect(test).toBeGreaterThanOrEqual(2);
        expect(test).toBeLessThanOrEqual(of);
        expect(window.from).toBeLessThan(window.until);
        expect(state).toBe(present.now < window.from ? 'upcoming' : present.now < window.until ? 'open' : 'missed');
        expect(starts).toHaveLength(state === 'missed' ? 0 : of - test + 1);
      }),
    );
  });

  it('it is done only after two tests with symptoms or three, each far enough from the one before', () => {
    assertProperty(
      fc.property(some, presents, (tests, present) => {
        const plan = planOf(tests, present);
        if (plan?.state !== 'done') return;
        const negative = tests.filter(({ result }) => result === 'negative');
        expect(farApart(negative)).toBeGreaterThanOrEqual(plan.of);
        if (plan.of === 2) expect(negative.some(({ isSymptomatic }) => isSymptomatic === 'yes')).toBe(true);
      }),
    );
  });

  it('whoever takes each test when it is asked for is told to stop', () => {
    const answers = fc.constantFrom(...SURE_ANSWERS);
    const late = fc.integer({ min: 0, max: 71 });
    assertProperty(
      fc.property(answers, fc.array(late, { minLength: 3, maxLength: 3 }), (isSymptomatic, delays) => {
        const tests: TestedOnce[] = [];
        let now = START;
        for (const delay of [0, ...delays]) {
          const present = { now, today: calendarDateAt(now, -480) };
          tests.push({ result: 'negative', isSymptomatic, kit: KITS[0], analysedAt: now, testedOn: present.today });
          const next = nextTest(planOf(tests, present));
          if (next === null) break;
          now = next.window.from + delay * HOUR;
        }
        expect(tests).toHaveLength(isSymptomatic === 'yes' ? 2 : 3);
        expect(planOf(tests, { now, today: calendarDateAt(now, -480) })?.state).toBe('done');
      }),
    );
  });

  it('the windows are the same wherever the person is, and whether the clocks have changed', () => {
    assertProperty(
      fc.property(some, presents, fc.constantFrom(...OFFSETS), (tests, present, offset) => {
        const moved = tests.map((test) => ({ ...test, testedOn: calendarDateAt(test.analysedAt, offset) }));
        const negative = (list: readonly TestedOnce[]) => list.filter(({ result }) => result !== 'positive');
        const there = { now: present.now, today: calendarDateAt(present.now, offset) };
        expect(planOf(negative(moved), there)).toEqual(planOf(negative(tests), present));
      }),
    );
  });
});
