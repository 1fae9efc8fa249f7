import { expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { comingRetestAt, isRetestOver, nextRetest, retestAt, type TestedOnce } from '../../../core/domain/retest.ts';

const READ_AT = Date.UTC(2026, 10, 20, 18);
const TWO_DAYS = 48 * 3_600_000;
const TESTED: TestedOnce = { result: 'negative', isSymptomatic: 'yes', kit: KITS[0], analysedAt: READ_AT };

it('a negative result with symptoms has a retest 48 hours after it was read', () => {
  expect(retestAt(TESTED)).toBe(READ_AT + TWO_DAYS);
});

it.each<Partial<TestedOnce>>([
  { isSymptomatic: 'no' },
  { isSymptomatic: 'unsure' },
  { isSymptomatic: null },
  { result: 'positive' },
  { result: 'invalid' },
])('No other one is: %j', (change) => {
  expect(retestAt({ ...TESTED, ...change })).toBeNull();
});

it('a retest is upcoming until its time', () => {
  const times = [READ_AT, READ_AT + TWO_DAYS - 1, READ_AT + TWO_DAYS];
  expect(times.map((now) => comingRetestAt(TESTED, now))).toEqual([READ_AT + TWO_DAYS, READ_AT + TWO_DAYS, null]);
  expect(comingRetestAt({ ...TESTED, result: 'positive' }, READ_AT)).toBeNull();
});

it('the next repeat of a negative test is the first whose time is not over: one with symptoms, else two', () => {
  const starts = (change: Partial<TestedOnce>, hours: number): number | null => {
    const found = nextRetest({ ...TESTED, ...change }, READ_AT + hours * 3_600_000);
    return found && (found.from - READ_AT) / 3_600_000;
  };
  expect([0, 71, 72].map((hours) => starts({}, hours))).toEqual([48, 48, null]);
  expect([0, 71, 72, 119, 120].map((hours) => starts({ isSymptomatic: 'no' }, hours))).toEqual([48, 48, 96, 96, null]);
  expect([starts({ result: 'positive' }, 0), starts({ result: 'invalid' }, 0)]).toEqual([null, null]);
});

it('the advice after a negative result ends a day after its last retest was due', () => {
  const over = READ_AT + 2.5 * TWO_DAYS;
  expect([over, over + 1].map((now) => isRetestOver(TESTED, now))).toEqual([false, true]);
  expect(isRetestOver({ ...TESTED, isSymptomatic: 'no' }, over + 1)).toBe(true);
  expect(isRetestOver({ ...TESTED, result: 'positive' }, over + 1)).toBe(false);
});
