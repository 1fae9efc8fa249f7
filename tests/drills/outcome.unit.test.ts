import { describe, expect, it } from 'vitest';
import { isWithin, longestGap, makeOutcome, printedOutcome, sumOf, type Outcome } from './outcome.ts';

const observed = {
  acknowledgedAt: new Map([
    ['first', 1000],
    ['second', 1500],
    ['third', 5500],
  ]),
  statuses: new Map([
    [200, 6],
    [503, 2],
    [0, 1],
  ]),
};
const GOOD: Outcome = { acknowledged: 3, lost: 0, doubled: 0, secondsWithoutSuccess: 4, failedCalls: { 503: 2 } };

describe('the outcome of a drill', () => {
  it('finds nothing lost or doubled if each test has one report', () => {
    const stored = new Map([...observed.acknowledgedAt.keys()].map((testId) => [testId, 1]));
    expect(makeOutcome(observed, stored, [900, 6000])).toEqual({ ...GOOD, failedCalls: { 0: 1, 503: 2 } });
  });

  it('counts a missing result and a missing report as lost, and a second report as doubled', () => {
    const stored = new Map([
      ['second', 0],
      ['third', 2],
    ]);
    expect(makeOutcome(observed, stored, [900, 6000])).toMatchObject({ acknowledged: 3, lost: 2, doubled: 1 });
  });

  it('measures the longest time without success, also before the first one and after the last', () => {
    expect(longestGap([3000, 1000, 1200], 900, 3100)).toBe(1.8);
    expect(longestGap([8000], 1000, 8100)).toBe(7);
    expect(longestGap([1100], 1000, 10_100)).toBe(9);
    expect(longestGap([], 0, 2000)).toBe(2);
  });

  it('adds up, and keeps the longest time', () => {
    const longer = { ...GOOD, secondsWithoutSuccess: 7, lost: 1, failedCalls: { 0: 4, 503: 1 } };
    expect(sumOf([GOOD, longer])).toEqual({
      acknowledged: 6,
      lost: 1,
      doubled: 0,
      secondsWithoutSuccess: 7,
      failedCalls: { 0: 4, 503: 3 },
    });
  });

  it('is printed on one line', () => {
    expect(printedOutcome({ ...GOOD, failedCalls: { 0: 1, 503: 2 } })).toBe(
      '3 acknowledged, 0 lost, 0 doubled, 4.0 s without success, failed calls: 1 x no answer, 2 x 503',
    );
    expect(printedOutcome({ ...GOOD, failedCalls: {} })).toContain('failed calls: none');
  });
});

describe('a drill passes', () => {
  const limits = { limitSeconds: 6, mayFailCalls: true };

  it('while the time without success is below its limit', () => {
    expect(isWithin(GOOD, limits)).toBe(true);
    expect(isWithin({ ...GOOD, secondsWithoutSuccess: 6 }, limits)).toBe(false);
  });

  it('only if nothing is lost and nothing doubled', () => {
    expect(isWithin({ ...GOOD, lost: 1 }, limits)).toBe(false);
    expect(isWithin({ ...GOOD, doubled: 1 }, limits)).toBe(false);
  });

  it('only if no call is refused, as when a test id was lost', () => {
    expect(isWithin({ ...GOOD, failedCalls: { 422: 1 } }, limits)).toBe(false);
  });

  it('without failed calls, where none may fail', () => {
    expect(isWithin(GOOD, { ...limits, mayFailCalls: false })).toBe(false);
    expect(isWithin({ ...GOOD, failedCalls: {} }, { ...limits, mayFailCalls: false })).toBe(true);
  });
});
