import { closestWord } from './closest-word.ts';

/** Characters that do not show: a soft hyphen, a zero-width space, a word joiner. */
const INVISIBLE = /[\u00AD\u200B\u2060]/g;

/** Words in one line, with single spaces, as they are written down. */
export const inOneLine = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim();

/** Words as they are compared: with straight quotes, and without the colon after a label, which a page may draw or leave out. */
const compared = (text: string): string =>
  inOneLine(text)
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/:(?=\s|$)/g, '');

/** Whether the lines of a page have these words next to each other. A part of a word is not enough. */
export function hasWords(lines: readonly string[], wanted: string): boolean {
  const words = compared(wanted).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u').test(compared(lines.join(' ')));
}

/** How many words more or fewer than wanted are compared. */
const WORDS_ASIDE = 1;

/** What parts a phrase from the next one of its line. */
const SEPARATOR = /[,;:]$/;

/** All neighboring words of a line, by their number. */
function phrasesOf(line: string, count: number): readonly string[] {
  const words = inOneLine(line).split(' ');
  return words.flatMap((_word, at) =>
    at + count <= words.length
      ? [
          words
            .slice(at, at + count)
            .join(' ')
            .replace(SEPARATOR, ''),
        ]
      : [],
  );
}

/** The phrases of a page with about as many words as wanted. */
export function phrasesNear(lines: readonly string[], wanted: string): readonly string[] {
  const count = inOneLine(wanted).split(' ').length;
  const counts = [count - WORDS_ASIDE, count, count + WORDS_ASIDE].filter((one) => one > 0);
  return lines.flatMap((line) => counts.flatMap((one) => phrasesOf(line, one)));
}

/** The words of a page that were probably meant; null if none are similar. */
export function nearestWords(lines: readonly string[], wanted: string): string | null {
  return closestWord(inOneLine(wanted), phrasesNear(lines, wanted));
}

/** The line of a page that has the words, or the words themselves if they are in several lines. */
export const lineWith = (lines: readonly string[], wanted: string): string =>
  lines.find((line) => hasWords([line], wanted)) ?? wanted;
