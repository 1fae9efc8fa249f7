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

/**
 * The localities of a zip in its state, likeliest first: the post office's name, the other sources' names, the places around. None
 * for a zip that is one company's.
 */
export function localitiesOf(zip: string, state: string, { postal, detail, geoNames, places }: Sources): string[] {
  const [post, more, around] = [postal.get(zip), detail.get(zip), places.get(zip)];
  const names = [
    ...(post?.state === state ? [post.city] : []),
    ...(more?.stateAbbreviation === state ? [more.city] : []),
    ...(geoNames.get(zip) ?? []).filter((row) => row.state === state).map(({ city }) => city),
  ].map(respell);
  const census = around?.state === state ? nearestFirst(around) : [];
  const spellings = new Map<string, string>();
  for (const name of [...names, ...census]) if (name !== '') spellings.set(placeKey(name), name);
  return [...spellings.values()].filter((name) => !NO_PLACE.test(name)).slice(0, MOST_LOCALITIES);
}
