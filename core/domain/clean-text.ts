/** What nobody sees: control characters, unpaired surrogates, marks of direction, joiners and variation selectors. */
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{DI}]/gu;
/** Where letters or emoji are joined, the two joiners change what is seen. */
const JOINING =
  /[\p{ExtPict}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\u0900-\u0DFF\u1000-\u109F\u1780-\u17FF]/u;
const INVISIBLE_BUT_JOINERS = /(?![\t\u200C\u200D])[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{DI}]/gu;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;

/**
 * The text of a short field as every rule reads it and the server keeps it (decisions.md section 8): what is not seen is dropped, each
 * kind of dash and space is one, composed as health departments compare names. Cleaning a cleaned text changes nothing.
 */
export function cleanText(text: string): string {
  const visible = text.replace(JOINING.test(text) ? INVISIBLE_BUT_JOINERS : INVISIBLE, '');
  return visible
    .replace(/[\t\p{Zs}\u2800]/gu, ' ')
    .replace(DASHES, '-')
    .trim()
    .normalize('NFC');
}

/** Whether a text has a letter or a digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
