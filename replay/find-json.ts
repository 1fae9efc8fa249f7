import { err, ok, type Result } from '../core/domain/result.ts';
import { asRecord } from '../core/flow/persisted-values.ts';
import { entriesOf, extentOf, valueOffset } from './json-extent.ts';
import { mistakeIn } from './json-mistake.ts';
import { repairText, type Repaired } from './repair-text.ts';
import { placeAt, type Place } from './text-place.ts';

/**
 * Why no object was found in a text. `cutOff`: its end is missing, after the key with this path; `line` is where the text ends.
 * `noBeginning`: only its end is there. `damaged`: from this place on, it is not JSON.
 */
export type FindProblem =
  | { readonly kind: 'empty' | 'none' | 'noBeginning' }
  | { readonly kind: 'cutOff'; readonly path: string; readonly line: number }
  | { readonly kind: 'damaged'; readonly place: Place };

/** An object of a text. */
export type Found = Readonly<Record<string, unknown>>;

/** An object that was found, and `placeOf` a value by its path, such as `reading.endsAt`, in the text as it was sent. */
export interface FoundObject {
  readonly value: Found;
  readonly placeOf: (path: string) => Place;
}

/** What a search looks for: keys of which the wanted object has one, and keys of which two show that a part of it is there. */
export interface Wanted {
  readonly keys: readonly string[];
  readonly innerKeys: readonly string[];
}

/** Where an object may begin: the first key follows. */
const BEGINNING = /\{(?=\s*")/g;

/** The object of a JSON text, or null. */
function parsed(text: string): Found | null {
  try {
    return asRecord(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Emails break lines inside words. The wanted objects have no spaces in their texts, so all spaces can be left out. */
function parsedWrapped(text: string): Found | null {
  return parsed(text) ?? parsed(text.replaceAll(/\s/g, ''));
}

const hasOneOf = (object: Found, keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(object, key));

/** How many of the keys a text names. */
function namedIn(text: string, keys: readonly string[]): number {
  const joined = text.replaceAll(/\s/g, '');
  return keys.filter((key) => joined.includes(`"${key}":`)).length;
}

/** Each object once: an answered email quotes what was sent before. */
function withoutRepeats(all: readonly FoundObject[]): readonly FoundObject[] {
  const texts = all.map(({ value }) => JSON.stringify(value));
  return all.filter((_found, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** The entries of the first wanted object without an end, or with a mistake, that are complete; null if there is no such object. */
export function findEntries(sent: string, { keys }: Wanted): Found | null {
  const { text } = repairText(sent);
  for (const { index } of text.matchAll(BEGINNING)) {
    const rest = text.slice(index);
    if (namedIn(rest, keys) === 0) continue;
    const mistake = mistakeIn(rest);
    if (mistake === null && extentOf(text, index).end !== null) continue;
    const entries = entriesOf(mistake === null ? rest : rest.slice(0, mistake));
    if (entries !== null) return entries;
  }
  return null;
}

/** The wanted objects of a text, in its order, and the line of one whose end is missing; null if there is none. */
export interface FoundObjects {
  readonly all: readonly FoundObject[];
  readonly cutOffLine: number | null;
}

/** A text after the changes by email programs were undone, and what is searched for in it. */
interface Search extends Repaired {
  readonly sent: string;
  readonly wanted: Wanted;
}

const placeIn = ({ sent, sentAt }: Search, offset: number): Place => placeAt(sent, sentAt(offset));

/** What is wrong with an object that begins at an offset of a text: a mistake with more of the object below it, or a missing end. */
function problemAt(search: Search, index: number): FindProblem {
  const { text, wanted } = search;
  const rest = text.slice(index);
  const mistake = mistakeIn(rest);
  const goesOn = mistake !== null && namedIn(rest.slice(mistake), [...wanted.keys, ...wanted.innerKeys]) > 0;
  if (goesOn || extentOf(text, index).end !== null)
    return { kind: 'damaged', place: placeIn(search, index + (mistake ?? 0)) };
  const inside = rest.slice(0, mistake ?? Infinity).trimEnd();
  const { path } = extentOf(inside, 0);
  return { kind: 'cutOff', path, line: placeIn(search, index + inside.length - 1).line };
}

/** What was found in a text, and what is wrong with the first object that is not whole. */
interface Findings {
  readonly all: readonly FoundObject[];
  readonly starts: readonly number[];
  readonly cutOffs: readonly number[];
  readonly problem: FindProblem | null;
}

function searchAll(search: Search): Findings {
  const { text, wanted } = search;
  const [all, starts, cutOffs]: [FoundObject[], number[], number[]] = [[], [], []];
  let [endOfLast, problem, begun]: [number, FindProblem | null, FindProblem | null] = [0, null, null];
  for (const { index } of text.matchAll(BEGINNING)) {
    if (index < endOfLast) continue;
    const { end } = extentOf(text, index);
    const inside = text.slice(index, end ?? undefined);
    const value = end === null ? null : parsedWrapped(inside);
    if (value !== null && hasOneOf(value, wanted.keys)) {
      all.push({ value, placeOf: (path) => placeIn(search, valueOffset(text, index, path)) });
      starts.push(index);
      endOfLast = index + inside.length;
    } else if (namedIn(inside, wanted.keys) > 0) {
      if (end === null) cutOffs.push(index);
      problem ??= problemAt(search, index);
    } else if (end === null && namedIn(inside, wanted.innerKeys) > 1) begun ??= problemAt(search, index);
  }
  return { all, starts, cutOffs, problem: problem ?? begun };
}

/** A text that is an object as a whole; null if it is not. */
function wholeObject(search: Search): FoundObject | null {
  const { text, sent } = search;
  const repaired = parsed(text);
  if (repaired !== null) return { value: repaired, placeOf: (path) => placeIn(search, valueOffset(text, 0, path)) };
  const value = parsed(sent);
  return value && { value, placeOf: (path) => placeAt(sent, valueOffset(sent, 0, path)) };
}

/** Finds the wanted objects, at least one, in a text that was sent as an email: quoted, wrapped, with other text around them. */
export function findJson(sent: string, wanted: Wanted): Result<FoundObjects, FindProblem> {
  if (sent.trim() === '') return err({ kind: 'empty' });
  const search: Search = { ...repairText(sent), sent, wanted };
  const { text } = search;
  const whole = wholeObject(search);
  if (whole !== null) return ok({ all: [whole], cutOffLine: null });
  const { all, starts, cutOffs, problem } = searchAll(search);
  // A brace that stands alone has no key of the object between it and the next whole one.
  const nextStart = (at: number): number | undefined => starts.find((start) => start > at);
  const cutOff = cutOffs.find((at) => namedIn(text.slice(at, nextStart(at)), wanted.keys) > 0);
  const cutOffLine = cutOff === undefined ? null : placeIn(search, cutOff).line;
  if (all.length > 0) return ok({ all: withoutRepeats(all), cutOffLine });
  return err(problem ?? { kind: namedIn(text, wanted.innerKeys) > 1 ? 'noBeginning' : 'none' });
}
