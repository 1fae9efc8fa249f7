/** The height of a terminal that does not tell it. */
export const USUAL_ROWS = 24;
/** Narrower terminals are not wrapped for. */
const NARROWEST = 20;

/** What stands before the words of a line: spaces, and the mark of a point, a choice, a box or an error. */
const BEFORE_WORDS = /^\s*(?:- |! |\[[ x]\] |\([ x]\) )?/;

/** A line broken between words into lines of at most `width`; the next ones begin below the words of the first. */
function wrapLine(line: string, width: number): readonly string[] {
  const before = BEFORE_WORDS.exec(line)?.[0] ?? '';
  const indent = ' '.repeat(before.length);
  const lines: string[] = [];
  let current = '';
  for (const word of line.slice(before.length).split(' ')) {
    const longer = current === '' ? (lines.length === 0 ? before : indent) + word : `${current} ${word}`;
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
