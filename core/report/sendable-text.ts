/** Control characters, line and paragraph separators, and halves of characters. */
const UNSENDABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text as it may leave: without what cannot be written down, and without blanks at its ends. */
export function sendableText(text: string): string {
  return text.replace(UNSENDABLE, '').trim();
}
