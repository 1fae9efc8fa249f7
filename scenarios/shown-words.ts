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

/** The line of a page that has the words, or the words themselves if they are in several lines. */
export const lineWith = (lines: readonly string[], wanted: string): string =>
  lines.find((line) => hasWords([line], wanted)) ?? wanted;
