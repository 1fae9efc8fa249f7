/** A part of a saved email in base64: its last header, an empty line, and what it contains. */
const BASE64_PART = /^content-transfer-encoding:[ \t]*base64[ \t]*\r?\n(?:\S[^\n]*\n)*\r?\n([a-z0-9+/=\r\n]+)/gim;

function decoded(body: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

/** The base64 parts of a saved email with their headers: the offset of each, its text, and the decoded text. */
export function* encodedParts(text: string): Generator<readonly [at: number, written: string, decoded: string]> {
  for (const { index, 0: written, 1: body = '' } of text.matchAll(BASE64_PART)) {
    const part = decoded(body);
    if (part !== null) yield [index, written, part];
  }
}
