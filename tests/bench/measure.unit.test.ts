import { describe, expect, it } from 'vitest';
import { medianVisit } from '../../bench/web/measure.ts';

const VISIT = {
  score: 100,
  firstContentfulPaint: 700,
  largestContentfulPaint: 800,
  totalBlockingTime: 0,
  cumulativeLayoutShift: 0,
  scriptBytes: 90_000,
};

describe('the median of several visits', () => {
  it('is computed for each figure', () => {
    const visits = [
      { ...VISIT, score: 90, largestContentfulPaint: 700 },
      VISIT,
      { ...VISIT, score: 98, largestContentfulPaint: 2000 },
    ];

    expect(medianVisit(visits)).toEqual({ ...VISIT, score: 98, largestContentfulPaint: 800 });
  });
});
