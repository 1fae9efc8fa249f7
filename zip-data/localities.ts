import { placeKey } from '../core/domain/place-of-zip.ts';
import type { PlacesRow, Sources } from './sources.ts';

/** More would not fit a small screen; the dialog has an option for other places. */
const MOST_LOCALITIES = 12;

/** The name of a company that has its own zip: Shell Oil Box 150, At&t. */
const NO_PLACE = /[\d&/]/;
const GOVERNMENT = /government|urban county|\//;
const KIND = /\s+(?:and|municipality|corporation|metroship|\(.*\))$/;

/** Restores the apostrophes and abbreviations that the post office leaves out. */
function respell(name: string): string {
  return name
    .replace(/\b([A-Z]) (?=[A-Z]\b)/g, '$1')
    .replace(/^([DLO]) (?=[A-Z][a-z])/, "$1'")
    .replace(/^([NSEW]) (?=[A-Z][a-z])/, (_whole, letter: string) => `${DIRECTIONS[letter] ?? letter} `)
    .replace(/ D (?=[A-Z][a-z])/, " d'")
    .replace(/'S\b/, "'s")
    .replace(/^St (?=[A-Z])/, 'St. ');
}

const DIRECTIONS: Readonly<Partial<Record<string, string>>> = { N: 'North', S: 'South', E: 'East', W: 'West' };

/** The everyday form of a Census place name; null for the name of a government, which addresses do not use. */
function censusName(name: string): string | null {
  if (GOVERNMENT.test(name)) return null;
  return name.replace(KIND, '').replace(/,.*$/, '').trim();
}

/** An approximate distance, in squared degrees of equal length: enough to sort neighbours. */
function distance(from: PlacesRow['location'], to: PlacesRow['location']): number {
  const width = Math.cos((from.lat * Math.PI) / 180);
  return (from.lat - to.lat) ** 2 + ((from.lon - to.lon) * width) ** 2;
}

function nearestFirst({ location, places }: PlacesRow): readonly string[] {
  return Object.entries(places)
    .toSorted(([, one], [, other]) => distance(location, one.location) - distance(location, other.location))
    .flatMap(([name]) => censusName(name) ?? []);
}

/** What the Census adds to a place name to distinguish it from a township, county or city government. */
const CENSUS_ADDITION = /^Urban\s+|\s+(?:City|Town|Village|Township|Borough|CDP)$/;

/** The place names of post offices and the sources based on them, by state and `placeKey`. */
export function postalNames({ postal, detail, geoNames }: Sources): ReadonlySet<string> {
  const named = [
    ...[...postal.values()].map(({ state, city }) => [state, city] as const),
    ...[...detail.values()].map(({ stateAbbreviation, city }) => [stateAbbreviation, city] as const),
    ...[...geoNames.values()].flat().map(({ state, city }) => [state, city] as const),
  ];
  return new Set(named.map(([state, city]) => `${state} ${placeKey(city)}`));
}

/** Whether a Census name without the Census's additions is already known. */
function isKnown(name: string, spellings: ReadonlyMap<string, string>): boolean {
  const plain = name.replace(CENSUS_ADDITION, '');
  return plain !== name && spellings.has(placeKey(plain));
}

/**
 * The localities of a zip in its state, likeliest first: the post office's name, the other sources' names, the places around it. Empty
 * for the zip of a company.
 */
export function localitiesOf(
  zip: string,
  state: string,
  { postal, detail, geoNames, places }: Sources,
  ownNames: ReadonlySet<string>,
): string[] {
  const [post, more, around] = [postal.get(zip), detail.get(zip), places.get(zip)];
  const names = [
    ...(post?.state === state ? [post.city] : []),
    ...(more?.stateAbbreviation === state ? [more.city] : []),
    ...(geoNames.get(zip) ?? []).filter((row) => row.state === state).map(({ city }) => city),
  ].map(respell);
  const census = around?.state === state ? nearestFirst(around) : [];
  const spellings = new Map<string, string>();
  for (const name of names) if (name !== '') spellings.set(placeKey(name), name);
  for (const name of census) {
    const isOwn = ownNames.has(`${state} ${placeKey(name)}`);
    if (isOwn || !isKnown(name, spellings)) spellings.set(placeKey(name), name);
  }
  return [...spellings.values()].filter((name) => !NO_PLACE.test(name)).slice(0, MOST_LOCALITIES);
}
