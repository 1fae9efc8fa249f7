import { placeKey } from '../core/domain/place-of-zip.ts';
import { countyName } from '../server/locations/county-name.ts';
import type { DetailRow, HousingRow, Sources } from './sources.ts';

/** County numbers within a state from here on are cities that belong to no county. */
const FIRST_CITY = 500;

/** The FIPS code of a county's state. */
export const fipsOfState = (fips: string): string => fips.slice(0, 2);
const isCity = (fips: string): boolean => Number(fips.slice(2)) >= FIRST_CITY;

interface County {
  readonly fips: string;
  readonly name: string;
}

function countiesIn({ county_fips_all, county_names_all }: DetailRow): readonly County[] {
  const names = county_names_all.split('|');
  return county_fips_all
    .split('|')
    .map((fips, index) => ({ fips: fips.padStart(5, '0'), name: countyName(names[index] ?? '') }));
}

/** Makes unambiguous names for the counties of a state where a city and a county share a name: Baltimore City, St. Louis City. */
function makeNames(detail: Sources['detail']): (county: County) => string {
  const fipsOf = new Map<string, Set<string>>();
  for (const { fips, name } of [...detail.values()].flatMap(countiesIn)) {
    const key = `${fipsOfState(fips)} ${name}`;
    fipsOf.set(key, (fipsOf.get(key) ?? new Set()).add(fips));
  }
  return ({ fips, name }) => {
    const isShared = (fipsOf.get(`${fipsOfState(fips)} ${name}`)?.size ?? 0) > 1;
    return isShared && isCity(fips) ? `${name} City` : name;
  };
}

/** Every county of the zips, with a name that is unique in its state. */
export function makeCounties(detail: Sources['detail']): readonly County[] {
  const nameOf = makeNames(detail);
  return [...detail.values()].flatMap(countiesIn).map((county) => ({ fips: county.fips, name: nameOf(county) }));
}

/** The names of the counties by state and `placeKey`, for sources with a different spelling. */
function makeSpellings(detail: Sources['detail'], nameOf: (county: County) => string): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const row of detail.values()) {
    const [main, ...others] = countiesIn(row);
    for (const county of [main, ...others]) {
      if (county === undefined || fipsOfState(county.fips) !== fipsOfState(main?.fips ?? '')) continue;
      spellings.set(`${row.stateAbbreviation} ${placeKey(nameOf(county))}`, nameOf(county));
    }
  }
  return spellings;
}

/** Connecticut's eight counties, which newer sources replace by planning regions that addresses do not use. */
function makeConnecticut({ housing, postal, detail }: Sources): (zip: string) => string[] {
  const rows = Map.groupBy(
    housing.filter(({ state }) => state === 'CT'),
    ({ zip }) => zip,
  );
  const inOneCounty = [...rows.values()].filter((counties) => counties.length === 1).flat();
  const cityOf = (zip: string): string => placeKey(postal.get(zip)?.city ?? '');
  const regionOf = (zip: string): string => detail.get(zip)?.county ?? '';
  const byCity = Map.groupBy(inOneCounty, ({ zip }) => cityOf(zip));
  const byRegion = Map.groupBy(inOneCounty, ({ zip }) => regionOf(zip));
  /** How many zips nearby are only in that county; the table has no shares. */
  const near = (zip: string, county: string): readonly [number, number] => {
    const lieThere = (around: readonly HousingRow[] = []): number =>
      around.filter((row) => row.county === county).length;
    return [lieThere(byCity.get(cityOf(zip))), lieThere(byRegion.get(regionOf(zip)))];
  };
  return (zip) => {
    const counties = (rows.get(zip) ?? byCity.get(cityOf(zip)) ?? []).map(({ county }) => county);
    return [...new Set(counties)].toSorted((one, other) => {
      const [[city, region], [otherCity, otherRegion]] = [near(zip, one), near(zip, other)];
      return otherCity - city || otherRegion - region;
    });
  };
}

/** The counties of a zip in its state, likeliest first; empty if no source has any. */
export function makeCountiesOf(sources: Sources): (zip: string, state: string) => string[] {
  const { detail, geoNames } = sources;
  const nameOf = makeNames(detail);
  const spellings = makeSpellings(detail, nameOf);
  const inConnecticut = makeConnecticut(sources);
  const stateNumbers = new Map<string, string>();
  for (const { stateAbbreviation, county_fips } of detail.values()) {
    if (!stateNumbers.has(stateAbbreviation)) stateNumbers.set(stateAbbreviation, fipsOfState(fiveDigits(county_fips)));
  }
  const respell = (state: string, county: string): string => {
    const name = countyName(county);
    const asCity = /\(city|^City of /.test(county) ? spellings.get(`${state} ${placeKey(`${name} City`)}`) : undefined;
    return asCity ?? spellings.get(`${state} ${placeKey(name)}`) ?? name;
  };
  return (zip, state) => {
    if (state === 'CT') return inConnecticut(zip);
    const row = detail.get(zip);
    const weighed = row === undefined ? [] : countiesIn(row);
    const others = (geoNames.get(zip) ?? []).filter((other) => other.state === state && other.county !== '');
    const names = [
      ...weighed.filter(({ fips }) => fipsOfState(fips) === stateNumbers.get(state)).map(nameOf),
      ...others.map(({ county }) => respell(state, county)),
    ];
    return [...new Set(names)];
  };
}

function fiveDigits(fips: number): string {
  return String(fips).padStart(5, '0');
}

interface Row {
  readonly state: string;
  readonly localities: readonly string[];
  readonly counties: readonly string[];
}

/** The likeliest county of rows: the one that is first in most of them. */
function mostCommon(rows: readonly Row[]): readonly string[] {
  const counts = [...Map.groupBy(rows, ({ counties }) => counties[0] ?? '')].filter(([county]) => county !== '');
  const [first] = counts.toSorted(([, one], [, other]) => other.length - one.length);
  return first === undefined ? [] : [first[0]];
}

/** Fills rows without a county, mostly zips of post boxes, with the likeliest county of their town. */
export function fillCounties<Filled extends Row>(rows: readonly Filled[]): Filled[] {
  const townOf = ({ state, localities: [main = ''] }: Row): string => `${state} ${placeKey(main)}`;
  const towns = Map.groupBy(rows, townOf);
  const states = Map.groupBy(rows, ({ state }) => state);
  const onlyCounty = (state: string): readonly string[] => {
    const names = new Set((states.get(state) ?? []).flatMap(({ counties }) => counties));
    return names.size === 1 ? [...names] : [];
  };
  return rows.map((row) => {
    if (row.counties.length > 0) return row;
    const inTown = mostCommon(towns.get(townOf(row)) ?? []);
    return { ...row, counties: inTown.length > 0 ? inTown : onlyCounty(row.state) };
  });
}
