import { err, ok, type Result } from '../core/domain/result.ts';
import { asRecord } from '../core/flow/persisted-values.ts';
import { decodeEmailParts } from './email-parts.ts';

/**
 * Why no object was found in a text. `cutOff`: its end is missing, after the key with this path; `line` is where the text ends.
 * `noBeginning`: only the end of one is there. `damaged`: it is whole, but not JSON; `line` is where the mistake is, or the object begins.
 */
export type FindProblem =
  | { readonly kind: 'empty' | 'none' | 'noBeginning' }
  | { readonly kind: 'cutOff'; readonly path: string; readonly line: number }
  | { readonly kind: 'damaged'; readonly line: number };

/** An object that was found. */
export type Found = Readonly<Record<string, unknown>>;

/** What a search looks for: keys of which the wanted object has one, and keys of which two show that a part of it is there. */
export interface Wanted {
  readonly keys: readonly string[];
  readonly innerKeys: readonly string[];
}

/** What emails and chats do to a text, and what undoes it. The order matters. */
const REPAIRS: readonly (readonly [found: RegExp, replacement: string])[] = [
  // Byte order mark, soft hyphens and other characters without a width.
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/\r\n?/g, '\n'],
  [/[\u00A0\u2007\u202F]/g, ' '],
  [/&(?:quot|#34|#x22);/gi, '"'],
  [/&nbsp;/gi, ' '],
  [/&gt;/gi, '>'],
  // The marks of a quoted message, in front of its lines.
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/<\/?(?:br|div|p|span)\b[^<>]*>/gi, ''],
  [/«\s?|\s?»|[“”„‟″＂]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  // The end of a line in the encoding of emails, quoted-printable.
  [/=\n/g, '\n'],
];

/** Where an object may begin: the first key follows. */
const BEGINNING = /\{(?=\s*")/g;

/** Where an object ends; or, if it does not, the path of the last key in it, and where its complete entries end. */
type Extent = { readonly end: number } | { readonly path: string; readonly entryEnds: readonly number[] };

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A key, a text, a bracket or a comma; an unfinished text reaches to the end. */
const TOKEN = /"((?:[^"\\]|\\[\s\S])*)(?:"(\s*:)?|$)|[[\]{},]/g;

/** Follows the brackets from the beginning of an object to its end. */
function extentOf(text: string, beginning: number): Extent {
  const keys: string[] = [];
  const entryEnds: number[] = [];
  let depth = 0;
  TOKEN.lastIndex = beginning;
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) {
    const [written, name, colon] = token;
    if (colon !== undefined) keys.splice(depth - 1, Infinity, (name ?? '').replaceAll(/\s/g, ''));
    else if (written === ',' && depth === 1) entryEnds.push(TOKEN.lastIndex - 1);
    else if (written === '{' || written === '[') depth += 1;
    else if (written === '}' || written === ']') depth -= 1;
    if (depth === 0) return { end: TOKEN.lastIndex };
  }
  return { path: keys.join('.'), entryEnds };
}

/** The object of a JSON text, or null. */
function parsed(text: string): Found | null {
  try {
    return asRecord(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Where a text stops being JSON, as the engine of Chrome and Node tells it; otherwise its beginning. */
function mistakeIn(text: string): number {
  try {
    JSON.parse(text);
    return 0;
  } catch (error) {
    return Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
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
function withoutRepeats(all: readonly Found[]): readonly Found[] {
  const texts = all.map((found) => JSON.stringify(found));
  return all.filter((_found, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** A text without what emails and chats do to it. */
const repaired = (sent: string): string =>
  REPAIRS.reduce((text, [found, replacement]) => text.replace(found, replacement), decodeEmailParts(sent));

/** The entries of the first wanted object without an end that are complete; null if there is no such object. */
export function findEntries(sent: string, { keys }: Wanted): Found | null {
  const text = repaired(sent);
  for (const { index } of text.matchAll(BEGINNING)) {
    const extent = extentOf(text, index);
    if ('end' in extent || namedIn(text.slice(index), keys) === 0) continue;
    // A comma may belong to text below the object.
    for (const end of [...extent.entryEnds, text.length].reverse()) {
      const entries = parsedWrapped(`${text.slice(index, end)}}`);
      if (entries !== null) return entries;
    }
  }
  return null;
}

/** The wanted objects of a text, in its order, and the line of one whose end is missing; null if there is none. */
export interface FoundObjects {
  readonly all: readonly Found[];
  readonly cutOffLine: number | null;
}

/** Finds the wanted objects, at least one, in a text that was sent as an email: quoted, wrapped, with other text around them. */
export function findJson(sent: string, { keys, innerKeys }: Wanted): Result<FoundObjects, FindProblem> {
  if (sent.trim() === '') return err({ kind: 'empty' });
  const text = repaired(sent);
  const whole = parsed(text) ?? parsed(sent);
  if (whole !== null) return ok({ all: [whole], cutOffLine: null });
  let problem: FindProblem | null = null;
  const all: Found[] = [];
  const [starts, cutOffs]: [number[], number[]] = [[], []];
  let endOfLast = 0;
  for (const { index } of text.matchAll(BEGINNING)) {
    if (index < endOfLast) continue;
    const extent = extentOf(text, index);
    const inside = text.slice(index, 'end' in extent ? extent.end : undefined);
    const found = 'end' in extent ? parsedWrapped(inside) : null;
    if (found !== null && hasOneOf(found, keys)) {
      all.push(found);
      starts.push(index);
      endOfLast = index + inside.length;
    } else if (namedIn(inside, keys) > 0) {
      if (!('end' in extent)) cutOffs.push(index);
      problem ??=
        'end' in extent
          ? { kind: 'damaged', line: lineAt(text, index + mistakeIn(inside)) }
          : { kind: 'cutOff', path: extent.path, line: lineAt(text.trimEnd(), text.length) };
    }
  }
  // A brace that stands alone has no key of the object between it and the next whole one.
  const nextStart = (at: number): number | undefined => starts.find((start) => start > at);
  const cutOff = cutOffs.find((at) => namedIn(text.slice(at, nextStart(at)), keys) > 0);
  const cutOffLine = cutOff === undefined ? null : lineAt(text, cutOff);
  if (all.length > 0) return ok({ all: withoutRepeats(all), cutOffLine });
  return err(problem ?? { kind: namedIn(text, innerKeys) > 1 ? 'noBeginning' : 'none' });
}
