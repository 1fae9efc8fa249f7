import { cleanText, hasWords } from '../domain/clean-text.ts';

/** The encoding characters of the message and their escape sequences (HL7 v2.5.1 chapter 2, "Use of escape sequences in text fields"). */
const ESCAPES: Readonly<Record<string, string>> = {
  '|': '\\F\\',
  '^': '\\S\\',
  '~': '\\R\\',
  '\\': '\\E\\',
  '&': '\\T\\',
};

/** Receivers read this value as the order to delete what they know. */
const DELETE_ORDER = '""';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The number of characters of a text: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** The start of a text, at most `limit` characters, without cutting through a visible one. */
function cut(text: string, limit: number): string {
  if (countCharacters(text) <= limit) return text;
  let shortened = '';
  let room = limit;
  for (const { segment } of GRAPHEMES.segment(text)) {
    room -= countCharacters(segment);
    if (room < 0) break;
    shortened += segment;
  }
  // A visible character may be longer than the whole field: then a part of it is better than nothing.
  return (hasWords(shortened) ? shortened : Array.from(text).slice(0, limit).join('')).trimEnd();
}

/**
 * A text as a message contains it: unsendable characters removed, cut to `limit` characters, then escaped, so that it cannot end a
 * field or start a segment.
 */
export function hl7Text(text: string, limit: number): string {
  const shortened = cut(cleanText(text), limit);
  if (shortened === DELETE_ORDER) return '';
  return shortened.replace(/[|^~\\&]/g, (character) => ESCAPES[character] ?? character);
}
