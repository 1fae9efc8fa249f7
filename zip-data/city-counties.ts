import { placeKey } from '../core/domain/place-of-zip.ts';
import { countyRows } from './county-fips.ts';
import { makeCountyAt } from './county-at.ts';
import type { Point, Sources } from './sources.ts';

/** In percent: a county with a smaller share of a zip's people is ignored. */
const LEAST_SHARE = 5;

/** The points of places that no source has, from GeoNames. */
const OTHER_POINTS: Readonly<Partial<Record<string, Point>>> = { 'AS pagopago': { lat: -14.27806, lon: -170.7025 } };

interface Row {
  readonly zip: string;
  readonly state: string;
  readonly localities: readonly string[];
  readonly counties: readonly string[];
}

/** Looks up the points of a locality: by the Census, else the point of its zip by GeoNames. */
function makePointsOf({ places, geoNames }: Sources) {
  const census = new Map<string, Point[]>();
  for (const { state, places: around } of places.values()) {
    for (const [name, { location }] of Object.entries(around)) {
      const key = `${state} ${placeKey(name)}`;
      census.set(key, [...(census.get(key) ?? []), location]);
    }
  }
  return ({ zip, state }: Row, locality: string): readonly Point[] => {
    const known =
      census.get(`${state} ${placeKey(locality)}`) ?? census.get(`${state} ${placeKey(`${locality} City`)}`);
    const other = OTHER_POINTS[`${state} ${placeKey(locality)}`];
    const own = (geoNames.get(zip) ?? []).filter(({ city }) => placeKey(city) === placeKey(locality));
    return known ?? (other === undefined ? own.map(({ location }) => location) : [other]);
  };
}

/**
 * The counties in which each locality of a zip may be, likeliest first. A locality is in the county at its point. The first locality is
 * the post office's, whose name people in the whole zip use: it may also be in the counties without another locality of the zip, and in
 * those where most people of another zip with its name live.
 */
export function makeCityCounties(sources: Sources, rows: readonly Row[]): (row: Row) => readonly (readonly string[])[] {
  const cityOf = ({ state, localities: [main = ''] }: Row): string => `${state} ${placeKey(main)}`;
  const countiesOfCity = new Map<string, Set<string>>();
  for (const row of rows) {
    const known = countiesOfCity.get(cityOf(row)) ?? new Set();
    countiesOfCity.set(cityOf(row), known.add(row.counties[0] ?? ''));
  }
  const pointsOf = makePointsOf(sources);
  const countyAt = makeCountyAt(sources.topology);
  const numbers = new Map(countyRows(sources).map(({ state, county, fips }) => [`${state} ${county}`, fips]));
  const shareOf = (zip: string, fips: string): number | null => {
    const weights = sources.detail.get(zip)?.county_weights;
    return weights === undefined ? null : ((JSON.parse(weights) as Record<string, number>)[fips] ?? null);
  };
  return (row) => {
    if (row.counties.length < 2) return row.localities.map(() => row.counties);
    const fipsOf = new Map(row.counties.map((county) => [county, numbers.get(`${row.state} ${county}`) ?? '']));
    const countyOf = new Map([...fipsOf].map(([county, fips]) => [fips, county]));
    const homes = row.localities.map((locality) => {
      for (const point of pointsOf(row, locality)) {
        const fips = countyAt(point, [...fipsOf.values()]);
        if (fips !== null) return countyOf.get(fips) ?? null;
      }
      return row.counties.find((county) => placeKey(county) === placeKey(locality)) ?? null;
    });
    const isAsked = (county: string): boolean =>
      (shareOf(row.zip, fipsOf.get(county) ?? '') ?? LEAST_SHARE) >= LEAST_SHARE;
    return homes.map((home, index) => {
      if (home !== null && index > 0) return [home];
      const others = row.counties.filter((county) => county !== home && isAsked(county));
      const elsewhere = new Set(homes.filter((_home, at) => at !== index));
      const own = countiesOfCity.get(cityOf(row));
      const unclaimed = others.filter((county) => !elsewhere.has(county) || (index === 0 && own?.has(county)));
      const all = [...(home === null ? [] : [home]), ...(home === null && unclaimed.length === 0 ? others : unclaimed)];
      return all.length > 0 ? all : row.counties.slice(0, 1);
    });
  };
}
