import type { Place } from '../replay/text-place.ts';

/** Of a longer line, only the part around the mistake is printed. */
const LINE_WIDTH = 72;

/** The line with a mistake, and a caret below it. */
export function markedLine({ line, column, lineText }: Place): string {
  const start = Math.max(0, column - 1 - LINE_WIDTH / 2);
  const shown = lineText.slice(start, start + LINE_WIDTH).replaceAll('\t', ' ');
  return `  ${line} | ${shown}\n${' '.repeat(`  ${line} | `.length + column - 1 - start)}^\n`;
}
