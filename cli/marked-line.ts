/** A place in a text, line and column from 1, with its whole line. */
interface MarkedPlace {
  readonly line: number;
  readonly column: number;
  readonly lineText: string;
}

/** Of a longer line, only the part around the mistake is printed. */
const LINE_WIDTH = 72;

/** Stands where a line was cut. */
const CUT = '…';

/** The line with a mistake, and a caret below it. */
export function markedLine({ line, column, lineText }: MarkedPlace): string {
  const start = Math.max(0, column - 1 - LINE_WIDTH / 2);
  const [before, end] = [start > 0 ? CUT : '', start + LINE_WIDTH];
  const after = end < lineText.length ? CUT : '';
  const shown = `${before}${lineText.slice(start + before.length, end - after.length)}${after}`.replaceAll('\t', ' ');
  return `  ${line} | ${shown}\n${' '.repeat(`  ${line} | `.length + column - 1 - start)}^\n`;
}
