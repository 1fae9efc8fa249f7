import type { ScenarioDriver } from '../../../scenarios/driver.ts';
import { COVERABLE } from './coverable.ts';
import type { CoverageItem } from './reporting-rows.ts';
import { COVERAGE_EXCEPTIONS } from './exceptions.ts';
import { watchDriver } from './watch-driver.ts';

/** How many scenarios covered each item. */
export interface CoverageNotes {
  /** A driver whose actions are recorded. */
  watch(driver: ScenarioDriver): ScenarioDriver;
  readonly touched: ReadonlySet<CoverageItem>;
}

/** What scenarios do not cover. */
export interface CoverageGaps {
  /** Not covered by any scenario, and not an exception. */
  readonly missing: readonly CoverageItem[];
  /** Stale exceptions: scenarios cover the item, or it does not exist. */
  readonly stale: readonly CoverageItem[];
}

/** Starts with nothing covered. */
export function startCoverage(): CoverageNotes {
  const touched = new Set<CoverageItem>();
  return { touched, watch: (driver) => watchDriver(driver, (items) => items.forEach((one) => touched.add(one))) };
}

/** Compares what was covered with everything that can be. */
export function coverageGaps(touched: ReadonlySet<CoverageItem>): CoverageGaps {
  const coverable = new Set(COVERABLE);
  const excepted = Object.keys(COVERAGE_EXCEPTIONS);
  return {
    missing: COVERABLE.filter((one) => !touched.has(one) && !Object.hasOwn(COVERAGE_EXCEPTIONS, one)),
    stale: excepted.filter((one) => touched.has(one) || !coverable.has(one)),
  };
}
