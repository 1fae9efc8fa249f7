/** The height of a terminal that does not tell it. */
export const USUAL_ROWS = 24;
/** Narrower terminals are not wrapped for. */
const NARROWEST = 20;

/** One line as several that are not wider than that, broken between words; the next ones are indented like the first. */
function wrapLine(line: string, width: number): readonly string[] {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = current === '' ? indent + word : `${current} ${word}`;
    const fits = longer.length <= width || current === '';
    if (!fits) lines.push(current);
    current = fits ? longer : indent + word;
  }
  return [...lines, current];
}

/** A text whose lines fit into a terminal of that width, without breaking words. */
export function wrapLines(text: string, width: number): string {
  const fitting = Math.max(NARROWEST, width);
  return text
    .split('\n')
    .flatMap((line) => (line.length <= fitting ? [line] : wrapLine(line, fitting)))
    .join('\n');
}

/** A text for an output: wrapped to the width of a terminal, and as it is for a file or another program. */
export function fitted(text: string, output: { readonly isTTY?: boolean; readonly columns?: number }): string {
  const { isTTY = false, columns = 0 } = output;
  return isTTY && columns > 0 ? wrapLines(text, columns) : text;
}
