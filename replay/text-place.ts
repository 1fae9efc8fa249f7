/** A place in a text, line and column from 1, with its whole line. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly lineText: string;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.split(/\r\n?|\n/);
  const before = text.slice(0, offset).split(/\r\n?|\n/);
  const line = before.length;
  return { line, column: (before.at(-1) ?? '').length + 1, lineText: (lines[line - 1] ?? '').trimEnd() };
}
