import { createInterface, type Key } from 'node:readline';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { Readable, Writable } from 'node:stream';
import { findJson } from '../../replay/find-json.ts';
import { SNAPSHOT_OR_STATE } from '../../replay/read-snapshot.ts';

/** After a whole snapshot, the rest of the paste arrives at once. Left unread, it would go to the shell. */
const QUIET_MS = 300;

/**
 * Asks for a paste, and reads it: to its end if it has a whole snapshot, or to the end of the input. A terminal is read key by key: its
 * own lines would leave a last line without an end to the shell, which runs it.
 */
export function readPaste(input: Readable, output: Writable, language: Language): Promise<string> {
  output.write(`${terminalTexts[language].replay.paste}\n`);
  const terminal = 'isTTY' in input && input.isTTY === true;
  const lines = createInterface({ input, output, crlfDelay: Infinity, terminal });
  let text = '';
  let quiet: NodeJS.Timeout | undefined;
  lines.on('line', (line) => {
    text += `${line}\n`;
    // Only a line with the last brace can complete a snapshot.
    if (quiet !== undefined) quiet.refresh();
    else if (line.includes('}') && findJson(text, SNAPSHOT_OR_STATE).ok)
      quiet = setTimeout(() => lines.close(), QUIET_MS);
  });
  // In a line that has begun, readline takes Ctrl-D for deleting. A text that is cut off ends in such a line.
  input.on('keypress', (_written, { ctrl, name }: Key) => {
    if (ctrl !== true || name !== 'd' || lines.line === '') return;
    output.write('\n');
    text += `${lines.line}\n`;
    lines.close();
  });
  lines.on('SIGINT', () => {
    lines.close();
    process.kill(process.pid, 'SIGINT');
  });
  return new Promise((resolve) => {
    lines.on('close', () => {
      clearTimeout(quiet);
      resolve(text);
    });
  });
}
