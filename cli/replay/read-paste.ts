import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { findJson } from '../../replay/find-json.ts';
import { SNAPSHOT_OR_STATE } from '../../replay/read-snapshot.ts';

const PROMPT = 'Paste the email or the technical details here, then press Enter. Ctrl-D ends the text.\n';

/** Reads what is pasted into a terminal: up to the end of a whole snapshot, or of the input. */
export async function readPaste(input: Readable, output: Writable): Promise<string> {
  output.write(PROMPT);
  const lines = createInterface({ input, crlfDelay: Infinity });
  let text = '';
  for await (const line of lines) {
    text += `${line}\n`;
    // Only a line with the last brace can complete a snapshot.
    if (line.includes('}') && findJson(text, SNAPSHOT_OR_STATE).ok) break;
  }
  return text;
}
