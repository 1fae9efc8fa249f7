import { fipsOfState, makeCounties } from './counties.ts';
import type { Sources } from './sources.ts';

/** A county with its five-digit FIPS code. */
export interface CountyRow {
  readonly state: string;
  readonly county: string;
  readonly fips: string;
}

const NO_NAME = 'Unknown';
const CONNECTICUT = 'CT';

/** The state of each state number. The first county of a zip may be in a neighbouring state, so the housing table has priority. */
function statesByNumber({ housing, detail }: Sources): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (const { state, fips } of housing) states.set(fipsOfState(fips), state);
  for (const { stateAbbreviation, county_fips } of detail.values()) {
    const number = fipsOfState(String(county_fips).padStart(5, '0'));
    if (!states.has(number)) states.set(number, stateAbbreviation);
  }
  return states;
}

/**
 * Every county of the housing table and those created since, in the spelling of the zip data. For Connecticut these are the eight
 * counties, which addresses use, and not the planning regions that replaced them.
 */
export function countyRows(sources: Sources): readonly CountyRow[] {
  const states = statesByNumber(sources);
  const names = new Map<string, string>();
  for (const { county, fips } of sources.housing) if (county !== NO_NAME) names.set(fips, county);
  for (const { fips, name } of makeCounties(sources.detail)) {
    if (states.get(fipsOfState(fips)) !== CONNECTICUT) names.set(fips, name);
  }
  return [...names]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([fips, county]) => ({ state: states.get(fipsOfState(fips)) ?? '', county, fips }));
}
