/** A place in a text, line and column from 1, with its whole line. */
interface MarkedPlace {
  readonly line: number;
  readonly column: number;
  readonly lineText: string;
}

/** Of a longer line, only the part around the mistake is printed. */
const LINE_WIDTH = 72;

/** The line with a mistake, and a caret below it. */
export function markedLine({ line, column, lineText }: MarkedPlace): string {
  const start = Math.max(0, column - 1 - LINE_WIDTH / 2);
  const shown = lineText.slice(start, start + LINE_WIDTH).replaceAll('\t', ' ');
  return `  ${line} | ${shown}\n${' '.repeat(`  ${line} | `.length + column - 1 - start)}^\n`;
}
