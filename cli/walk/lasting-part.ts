const VALUE = /\{\{\w+\}\}/;

/** What stands at the edges of a part of a sentence and is no word. */
const EDGES = /^[^\p{L}\p{N}¿¡(]+|[^\p{L}\p{N}.!?)%]+$/gu;

const asPattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * The longest part of a line that is the same in every play: the line itself if it is the text, or what the text has before, between or
 * after its values, such as days and names. Null if the line is not made from the text.
 */
export function lastingPart(line: string, text: string): string | null {
  if (line === text) return line;
  const parts = text.split(VALUE);
  if (parts.length === 1 || !new RegExp(`^${parts.map(asPattern).join('.+')}$`, 'u').test(line)) return null;
  // The full stop after a value is not next to the words before it.
  const words = parts.map((part) => part.replaceAll(EDGES, ''));
  return words.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
