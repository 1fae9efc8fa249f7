/**
 * Control characters, line and paragraph separators, unpaired surrogates, and characters that show nothing or change the direction of
 * writing. The two joiners stay: Persian and Indic names and composed emoji need them.
 */
const UNSENDABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A text as it may be sent: composed as health departments compare names, without characters that cannot be written or seen, trimmed. */
export function sendableText(text: string): string {
  return text.replace(UNSENDABLE, '').trim().normalize('NFC');
}

/** Whether a text has a letter or a digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
