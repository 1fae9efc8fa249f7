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

/** The text of a saved email with its base64 parts decoded; any other text as it is. */
export function decodeEmailParts(text: string): string {
  return text.replaceAll(BASE64_PART, (part: string, body: string) => decoded(body) ?? part);
}
