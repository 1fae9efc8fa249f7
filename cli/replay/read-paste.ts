import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { findJson } from '../../replay/find-json.ts';
import { SNAPSHOT_OR_STATE } from '../../replay/read-snapshot.ts';

const PROMPT = 'Paste the email or the technical details here, then press Enter. Ctrl-D ends the text.\n';

/** After a whole snapshot, the rest of the paste arrives at once. Left unread, it would go to the shell. */
const QUIET_MS = 300;

/** Reads what is pasted into a terminal: to the end of a paste with a whole snapshot, or of the input. */
export function readPaste(input: Readable, output: Writable): Promise<string> {
  output.write(PROMPT);
  const lines = createInterface({ input, crlfDelay: Infinity });
  let text = '';
  let quiet: NodeJS.Timeout | undefined;
  lines.on('line', (line) => {
    text += `${line}\n`;
    // Only a line with the last brace can complete a snapshot.
    if (quiet !== undefined) quiet.refresh();
    else if (line.includes('}') && findJson(text, SNAPSHOT_OR_STATE).ok)
      quiet = setTimeout(() => lines.close(), QUIET_MS);
  });
  return new Promise((resolve) => {
    lines.on('close', () => {
      clearTimeout(quiet);
      resolve(text);
    });
  });
}
