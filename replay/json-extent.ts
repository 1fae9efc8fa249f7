import { asRecord } from '../core/flow/persisted-values.ts';

/** A key, a text, a bracket or a comma; an unfinished text reaches to the end. */
const TOKEN = /"((?:[^"\\]|\\[\s\S])*)(?:"(\s*:)?|$)|[[\]{},]/g;

/** A token, and where it ends; how many brackets are then open, and the path of the last key. */
interface Token {
  readonly written: string;
  readonly isKey: boolean;
  readonly end: number;
  readonly depth: number;
  readonly path: string;
}

/** Follows the brackets from the beginning of an object to its end, or to that of the text. */
function* tokensFrom(text: string, beginning: number): Generator<Token> {
  const keys: string[] = [];
  let depth = 0;
  for (const { index, 0: written, 1: name = '', 2: colon } of text.slice(beginning).matchAll(TOKEN)) {
    if (colon !== undefined) keys.splice(depth - 1, Infinity, name.replaceAll(/\s/g, ''));
    else if (written === '{' || written === '[') depth += 1;
    else if (written === '}' || written === ']') depth -= 1;
    const end = beginning + index + written.length;
    yield { written, isKey: colon !== undefined, end, depth, path: keys.join('.') };
    if (depth === 0) return;
  }
}

/** Where an object ends, or null; the path of the last key in it, and where its complete entries end. */
interface Extent {
  readonly end: number | null;
  readonly path: string;
  readonly entryEnds: readonly number[];
}

/** The extent of the object that begins at an offset of a text. */
export function extentOf(text: string, beginning: number): Extent {
  const entryEnds: number[] = [];
  let path = '';
  for (const token of tokensFrom(text, beginning)) {
    if (token.depth === 0) return { end: token.end, path, entryEnds };
    if (token.written === ',' && token.depth === 1) entryEnds.push(token.end - 1);
    ({ path } = token);
  }
  return { end: null, path, entryEnds };
}

/** The complete entries of an object without an end; null if there are none. A number at the end may be incomplete. */
export function entriesOf(text: string): Readonly<Record<string, unknown>> | null {
  const ends = [...extentOf(text, 0).entryEnds, ...(/\d\s*$/.test(text) ? [] : [text.length])];
  for (const end of ends.reverse()) {
    try {
      return asRecord(JSON.parse(`${text.slice(0, end).replaceAll(/\s/g, '')}}`) as unknown);
    } catch {
      // It ends inside an entry.
    }
  }
  return null;
}

/** The offset of the value with a path such as `reading.endsAt`, or of the closest value around it if it is missing. */
export function valueOffset(text: string, beginning: number, path: string): number {
  let [closest, offset] = ['', beginning];
  for (const { isKey, path: found, end } of tokensFrom(text, beginning)) {
    const isCloser = isKey && found.length > closest.length && `${path}.`.startsWith(`${found}.`);
    if (isCloser) [closest, offset] = [found, end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)];
  }
  return offset;
}
