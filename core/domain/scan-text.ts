/**
 * Removes what a scanner may prepend: a symbology identifier (`]d2`, `]Q1`) and the separators (0x1D) for FNC1 (decisions.md section
 * 3).
 */
export function withoutScannerPrefix(text: string): string {
  const content = /^\][A-Za-z]\d/.test(text) ? text.slice(3) : text;
  let start = 0;
  while (content.charCodeAt(start) === 0x1d) start += 1;
  return content.slice(start);
}

/** Names of the separator in the displays of scanner apps: `<GS>`, `{GS}`, `[FNC1]`, `(GS)`, `\x1d`, `\u001d`, `^]` and `␝`. */
const SEPARATOR_NAMES = /[<{[(]\s*(?:GS|FNC1)\s*[>}\])]|\\(?:x|u00)1d|\\035|&#(?:29|x1d);|\^\]|\u241d/gi;

/**
 * A code as it was typed, or copied from a scanner app, in the form that a scanner gives: without names of separators, and without spaces
 * and invisible characters before the scanner's prefix. Codes of cassettes have capitals only.
 */
export function readTypedCode(text: string): string {
  return text
    .replace(SEPARATOR_NAMES, ' ')
    .replace(/^[\s\p{C}"'“”]+/u, '')
    .toUpperCase();
}

/** Whether a scanned text is a web address: it has a scheme, as QR codes do, or begins with `www.`. */
export function isUrlText(text: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S/i.test(withoutScannerPrefix(text).trimStart());
}
