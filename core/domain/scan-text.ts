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

/** Whether a scanned text is a web address: it has a scheme, as QR codes do, or begins with `www.`. */
export function isUrlText(text: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S/i.test(withoutScannerPrefix(text).trimStart());
}
