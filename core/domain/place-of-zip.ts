import { isOneOf, STATE_CODES, type StateCode } from './choice-lists.ts';
import type { PersonForm } from './guest-form.ts';
import { isBlank } from './validate-fields.ts';

/** What is known of a zip: its places, likeliest first. */
export interface ZipPlaces {
  readonly state: StateCode;
  readonly localities: readonly string[];
  readonly counties: readonly string[];
  /** The counties that each locality lies in, in the order of the localities; without it each may lie in any of the zip's. */
  readonly cityCounties?: readonly (readonly string[])[] | undefined;
}

/** What a form holds about where a person lives, beside the zip. `state` is a state's code, or anything else where none is chosen. */
export type PlaceFields = Pick<PersonForm, 'city' | 'state' | 'county'>;

/**
 * What a form does with the answer for its zip (product.md section 4, "Profile form"):
 * - `fill`: the fields become `place`;
 * - `choose`: the dialog asks which of the localities it is, and `chosenPlace` says what the choice fills in;
 * - `ask`: what the person entered is not of this zip. The form keeps it and says so by `mismatch`; nothing of it is replaced unless
 *   the person then takes one of the localities.
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

/** What two spellings of one place have in common: `ST. LOUIS` and `Saint Louis`, `Cañon City` and `Canon city`, `O Fallon` and `O'Fallon`. */
export function placeKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.map((word) => ABBREVIATIONS[word] ?? word).join('');
}

/** Whether a city is one that the zip covers, in whatever spelling. A blank one is for the rule of the field to judge. */
export function cityFitsZip(answer: ZipPlaces, city: string): boolean {
  return isBlank(city) || answer.localities.some((locality) => placeKey(locality) === placeKey(city));
}

/** Whether a state is the zip's. None chosen fits. */
export function stateFitsZip(answer: ZipPlaces, state: string): boolean {
  return state === answer.state || !isOneOf(STATE_CODES, state);
}

/** The counties that a city may lie in, likeliest first: for one that the zip does not list any of the zip's. */
export function countiesOfCity({ localities, counties, cityCounties }: ZipPlaces, city: string): readonly string[] {
  const index = localities.findIndex((locality) => placeKey(locality) === placeKey(city));
  return cityCounties?.[index] ?? counties;
}

/** What in the fields is not of the zip: what a later edit is told about. Null when all is well. */
export function placeMismatch(answer: ZipPlaces, { city, state }: PlaceFields): 'city' | 'state' | null {
  if (!stateFitsZip(answer, state)) return 'state';
  return cityFitsZip(answer, city) ? null : 'city';
}

/** What lookups have put into a form, as far as they did. */
export type FilledPlace = Partial<PlaceFields>;

/** The fields without what an earlier lookup put there: that is nobody's own entry. */
function ownEntry(fields: PlaceFields, filledBefore: FilledPlace): PlaceFields {
  const own = (name: keyof PlaceFields, none: string) => (fields[name] === filledBefore[name] ? none : fields[name]);
  return { city: own('city', ''), state: own('state', 'default'), county: own('county', '') };
}

function placeIn(answer: ZipPlaces, city: string, ownCounty: string): PlaceFields {
  const [only = '', ...others] = countiesOfCity(answer, city);
  const found = others.length === 0 ? only : '';
  return { city, state: answer.state, county: isBlank(ownCounty) ? found : ownCounty };
}

/**
 * What the dialog's choice fills in; null stands for "My city is not listed", and leaves the city to the person, with what was
 * entered there. The county is the city's unless the person has entered another; where the city lies in several it stays open.
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

/** What lookups have put into the form, once `place` is filled into `fields`. What the person had entered stays the person's. */
export function filledWith(place: PlaceFields, fields: PlaceFields, filledBefore: FilledPlace): FilledPlace {
  const isFilled = (name: keyof PlaceFields): boolean =>
    !isBlank(place[name]) && (place[name] !== fields[name] || place[name] === filledBefore[name]);
  return Object.fromEntries((['city', 'state', 'county'] as const).filter(isFilled).map((name) => [name, place[name]]));
}

/** What to do with the answer for a zip. `filledBefore` is what the lookups of earlier zips put into the form. */
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
