import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { COVERABLE } from './coverable.ts';
import type { CoverageItem } from './coverage-item.ts';
import { COVERAGE_EXCEPTIONS } from './exceptions.ts';
import { watchDriver } from './watch-driver.ts';

/** How many scenarios touched each item. */
export interface CoverageNotes {
  /** A driver whose play is noted. */
  watch(driver: ScenarioDriver): ScenarioDriver;
  readonly touched: ReadonlySet<CoverageItem>;
}

/** What scenarios leave untouched. */
export interface CoverageGaps {
  /** Touched by no scenario, and no exception is made for it. */
  readonly missing: readonly CoverageItem[];
  /** Exceptions that are none: scenarios touch the item, or there is no such thing. */
  readonly stale: readonly CoverageItem[];
}

/** Nothing is touched yet. */
export function startCoverage(): CoverageNotes {
  const touched = new Set<CoverageItem>();
  return { touched, watch: (driver) => watchDriver(driver, (items) => items.forEach((one) => touched.add(one))) };
}

/** Compares what was touched with everything there is. */
export function coverageGaps({ touched }: CoverageNotes): CoverageGaps {
  const coverable = new Set(COVERABLE);
  const excepted = Object.keys(COVERAGE_EXCEPTIONS);
  return {
    missing: COVERABLE.filter((one) => !touched.has(one) && !Object.hasOwn(COVERAGE_EXCEPTIONS, one)),
    stale: excepted.filter((one) => touched.has(one) || !coverable.has(one)),
  };
}
