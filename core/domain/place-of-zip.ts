import { isOneOf, STATE_CODES, type StateCode } from './choice-lists.ts';
import type { PersonForm } from './guest-form.ts';
import { isBlank } from './validate-fields.ts';
import { entryOf } from './entry-of.ts';

/** The places of a zip, likeliest first. */
export interface ZipPlaces {
  readonly state: StateCode;
  readonly localities: readonly string[];
  readonly counties: readonly string[];
  /** The counties of each locality, in the order of the localities; without it each locality may be in any county of the zip. */
  readonly cityCounties?: readonly (readonly string[])[] | undefined;
}

/** The place fields of a form, next to the zip. `state` is a state's code, or any other text if none is chosen. */
export type PlaceFields = Pick<PersonForm, 'city' | 'state' | 'county'>;

/**
 * What a form does with the places of its zip (product.md section 4, "Profile form"):
 * - `fill`: the fields become `place`;
 * - `choose`: the dialog asks for one of the localities, and `chosenPlace` returns what the choice fills in;
 * - `ask`: what the person entered does not match the zip. The form keeps it and shows `mismatch`; it is only replaced if the person
 *   chooses one of the localities.
 */
export type PlaceStep =
  | { readonly kind: 'fill'; readonly place: PlaceFields }
  | { readonly kind: 'choose'; readonly localities: readonly string[] }
  | { readonly kind: 'ask'; readonly mismatch: 'city' | 'state'; readonly localities: readonly string[] };

const ABBREVIATIONS: Readonly<Partial<Record<string, string>>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  hts: 'heights',
  spgs: 'springs',
};

/**
 * The common form of two spellings of one place: `ST. LOUIS` and `Saint Louis`, `Cañon City` and `Canon city`, `O Fallon` and
 * `O'Fallon`.
 */
export function placeKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.map((word) => entryOf(ABBREVIATIONS, word) ?? word).join('');
}

/** Whether a city is one of the zip's, in any spelling. True for a blank one, which the rule of the field checks. */
export function cityFitsZip(answer: ZipPlaces, city: string): boolean {
  return isBlank(city) || answer.localities.some((locality) => placeKey(locality) === placeKey(city));
}

/** Whether a state is the zip's. True if none is chosen. */
export function stateFitsZip(answer: ZipPlaces, state: string): boolean {
  return state === answer.state || !isOneOf(STATE_CODES, state);
}

/** The counties that a city may be in, likeliest first. For a city that the zip does not list: any of the zip's. */
export function countiesOfCity({ localities, counties, cityCounties }: ZipPlaces, city: string): readonly string[] {
  const index = localities.findIndex((locality) => placeKey(locality) === placeKey(city));
  return cityCounties?.[index] ?? counties;
}

/** Which of the fields does not match the zip; null if all do. */
export function placeMismatch(answer: ZipPlaces, { city, state }: PlaceFields): 'city' | 'state' | null {
  if (!stateFitsZip(answer, state)) return 'state';
  return cityFitsZip(answer, city) ? null : 'city';
}

/** The values that lookups filled into a form. */
export type FilledPlace = Partial<PlaceFields>;

/** The fields without the values that an earlier lookup filled in. */
export function ownEntry(fields: PlaceFields, filledBefore: FilledPlace): PlaceFields {
  const own = (name: keyof PlaceFields, none: string) => (fields[name] === filledBefore[name] ? none : fields[name]);
  return { city: own('city', ''), state: own('state', 'default'), county: own('county', '') };
}

function placeIn(answer: ZipPlaces, city: string, ownCounty: string): PlaceFields {
  const [only = '', ...others] = countiesOfCity(answer, city);
  const found = others.length === 0 ? only : '';
  return { city, state: answer.state, county: isBlank(ownCounty) ? found : ownCounty };
}

/**
 * The values that the dialog's choice fills in. Null is "My city is not listed", which keeps the city that the person entered. The
 * county is the city's, unless the person entered another; if the city is in several, it stays open.
 */
export function chosenPlace(
  answer: ZipPlaces,
  locality: string | null,
  fields: PlaceFields,
  filledBefore: FilledPlace = {},
): PlaceFields {
  const { city, county } = ownEntry(fields, filledBefore);
  return placeIn(answer, locality ?? city, county);
}

/** The values from lookups after `place` is filled into `fields`. What the person had entered is not counted. */
export function filledWith(place: PlaceFields, fields: PlaceFields, filledBefore: FilledPlace): FilledPlace {
  const isFilled = (name: keyof PlaceFields): boolean =>
    !isBlank(place[name]) && (place[name] !== fields[name] || place[name] === filledBefore[name]);
  return Object.fromEntries((['city', 'state', 'county'] as const).filter(isFilled).map((name) => [name, place[name]]));
}

/** The fields with values that were filled in before put back where there is no other. */
export function restoredPlace({ city, state, county }: PlaceFields, filledBefore: FilledPlace): PlaceFields {
  return {
    city: isBlank(city) ? (filledBefore.city ?? city) : city,
    state: isOneOf(STATE_CODES, state) ? state : (filledBefore.state ?? state),
    county: isBlank(county) ? (filledBefore.county ?? county) : county,
  };
}

/** What to do with the places of a zip. `filledBefore` are the values from earlier lookups. */
export function placeOfZip(answer: ZipPlaces, fields: PlaceFields, filledBefore: FilledPlace = {}): PlaceStep {
  const own = ownEntry(fields, filledBefore);
  const { localities } = answer;
  const mismatch = placeMismatch(answer, own);
  if (mismatch !== null) return { kind: 'ask', mismatch, localities };
  if (!isBlank(own.city)) return { kind: 'fill', place: placeIn(answer, own.city, own.county) };
  const [only = '', ...others] = localities;
  return others.length > 0
    ? { kind: 'choose', localities }
    : { kind: 'fill', place: placeIn(answer, only, own.county) };
}
