/**
 * Control characters, line and paragraph separators, halves of characters, and characters that show nothing or turn the direction of
 * writing. The two joiners stay: Persian and Indic names and composed emoji are written with them.
 */
const UNSENDABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A text as it may leave: without what cannot be written down or seen, and without blanks at its ends. */
export function sendableText(text: string): string {
  return text.replace(UNSENDABLE, '').trim();
}

/** Whether a text says anything: signs, blanks and joiners alone do not. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
