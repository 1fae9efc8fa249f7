/** A text, another value, or a mark of JSON without spaces. */
const TOKEN =
  /"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;

/** What may follow. `keyOrEnd` and `valueOrEnd` are right after an opening bracket. */
type Next = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'more';

const isText = (token: string): boolean => token.startsWith('"');
const isValue = (token: string): boolean => !/^[\]},:]/.test(token);

/** What may follow a token, given the brackets that are `open`; null if the token is a mistake. */
function nextAfter(next: Next, token: string, open: string[]): Next | null {
  if (next === 'colon') return token === ':' ? 'value' : null;
  if (next.startsWith('key') && isText(token)) return 'colon';
  if (next.startsWith('value') && isValue(token)) {
    if (token !== '{' && token !== '[') return 'more';
    open.push(token);
    return token === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  const inObject = open.at(-1) === '{';
  if (token === ',' && next === 'more') return inObject ? 'key' : 'value';
  if (next === 'key' || next === 'value' || token !== (inObject ? '}' : ']')) return null;
  open.pop();
  return 'more';
}

/**
 * Where an object of JSON without spaces has its first mistake; null if there is none, or only its end is missing. Where a quotation mark
 * is missing, the text that swallowed a comma.
 */
function mistakeWithoutSpaces(json: string): number | null {
  const open: string[] = [];
  let next: Next | null = 'value';
  let [at, swallowing]: [number, number | null] = [0, null];
  while (at < json.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(json)?.[0];
    next = token === undefined ? null : nextAfter(next, token, open);
    if (token === undefined || next === null) return swallowing ?? at;
    swallowing = isText(token) && token.includes(',') ? at : null;
    at += token.length;
    if (open.length === 0) return null;
  }
  return null;
}

/** The offset of the first mistake in an object; null if there is none, or only its end is missing. Spaces are ignored. */
export function mistakeIn(text: string): number | null {
  const mistake = mistakeWithoutSpaces(text.replaceAll(/\s/g, ''));
  if (mistake === null) return null;
  return [...text.matchAll(/\S/g)][mistake]?.index ?? text.length;
}
