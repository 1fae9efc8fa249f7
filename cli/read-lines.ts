/**
 * The lines of a text that arrives in pieces, blank ones included, each without its own LF or CRLF and nothing else taken
 * away. A last line needs no terminator. Yields the lines of each piece together, so that much input stays cheap.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let unfinished = '';
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    lines[0] = unfinished + (lines[0] ?? '');
    unfinished = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  if (unfinished !== '') yield [unfinished];
}
