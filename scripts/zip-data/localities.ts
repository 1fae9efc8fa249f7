import { placeKey } from '../../core/domain/place-of-zip.ts';
import type { PlacesRow, Sources } from './sources.ts';

/** More would be no choice on a small screen; the dialog has a way out for everybody else. */
const MOST_LOCALITIES = 12;

/** A company's own zip is named after it: Shell Oil Box 150, At&t. */
const NO_PLACE = /[\d&/]/;
const GOVERNMENT = /government|urban county|\//;
const KIND = /\s+(?:and|municipality|corporation|metroship|\(.*\))$/;

/** The post office writes no apostrophes, and single letters apart. */
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

/** The Census's name of a place as its people write it; null for the name of a government that no letter is addressed to. */
function censusName(name: string): string | null {
  if (GOVERNMENT.test(name)) return null;
  return name.replace(KIND, '').replace(/,.*$/, '').trim();
}

/** How far, in squared degrees that are made alike: good enough to put neighbours in order. */
function distance(from: PlacesRow['location'], to: PlacesRow['location']): number {
  const width = Math.cos((from.lat * Math.PI) / 180);
  return (from.lat - to.lat) ** 2 + ((from.lon - to.lon) * width) ** 2;
}

function nearestFirst({ location, places }: PlacesRow): readonly string[] {
  return Object.entries(places)
    .toSorted(([, one], [, other]) => distance(location, one.location) - distance(location, other.location))
    .flatMap(([name]) => censusName(name) ?? []);
}

/** What the Census adds to the name of a place to tell it from a township, a county or a city government around it. */
const CENSUS_ADDITION = /^Urban\s+|\s+(?:City|Town|Village|Township|Borough|CDP)$/;

/** The names by which post offices and the sources that follow them call places, by state and `placeKey`. */
export function postalNames({ postal, detail, geoNames }: Sources): ReadonlySet<string> {
  const named = [
    ...[...postal.values()].map(({ state, city }) => [state, city] as const),
    ...[...detail.values()].map(({ stateAbbreviation, city }) => [stateAbbreviation, city] as const),
    ...[...geoNames.values()].flat().map(({ state, city }) => [state, city] as const),
  ];
  return new Set(named.map(([state, city]) => `${state} ${placeKey(city)}`));
}

/** Whether a Census name is one that is there already, but for what only the Census adds. */
function isKnown(name: string, spellings: ReadonlyMap<string, string>): boolean {
  const plain = name.replace(CENSUS_ADDITION, '');
  return plain !== name && spellings.has(placeKey(plain));
}

/**
 * The localities of a zip in its state, likeliest first: the post office's name, the other sources' names, the places around. None
 * for a zip that is one company's.
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
