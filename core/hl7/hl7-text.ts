import { hasWords, sendableText } from '../report/sendable-text.ts';

/** The encoding characters of the message and what stands for them in text (HL7 v2.5.1 chapter 2, "Use of escape sequences in text fields"). */
const ESCAPES: Readonly<Record<string, string>> = {
  '|': '\\F\\',
  '^': '\\S\\',
  '~': '\\R\\',
  '\\': '\\E\\',
  '&': '\\T\\',
};

/** What a receiver reads as the order to delete what it knows. */
const DELETE_ORDER = '""';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a text has: code points, not halves of them. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** The beginning of a text, at most so many characters, up to where a reader sees one end. */
function cut(text: string, limit: number): string {
  if (countCharacters(text) <= limit) return text;
  let kept = '';
  let room = limit;
  for (const { segment } of GRAPHEMES.segment(text)) {
    room -= countCharacters(segment);
    if (room < 0) break;
    kept += segment;
  }
  // One visible character may be longer than the whole field: then a part of it is better than nothing.
  return (hasWords(kept) ? kept : Array.from(text).slice(0, limit).join('')).trimEnd();
}

/**
 * A text as a message carries it: unsendable characters dropped, cut to `limit` characters, then escaped, so that it can end no
 * field and begin no segment.
 */
export function hl7Text(text: string, limit: number): string {
  const kept = cut(sendableText(text), limit);
  if (kept === DELETE_ORDER) return '';
  return kept.replace(/[|^~\\&]/g, (character) => ESCAPES[character] ?? character);
}
