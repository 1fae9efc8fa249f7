import { encodedParts } from './email-parts.ts';

/** A text after a change, and the offset in the text before it for an offset in the new one. */
export interface Repaired {
  readonly text: string;
  readonly sentAt: (offset: number) => number;
}

/** What is replaced, by a text or by a function of the match. */
type Repair = readonly [found: RegExp, replacement: string | ((match: readonly string[]) => string)];

const UTF8 = new TextDecoder();

/** Bytes in hexadecimal with a mark before each: `=C2=A0` in quoted-printable, `%22` in an address. */
const fromBytes =
  (mark: '=' | '%') =>
  ([written = '']: readonly string[]): string =>
    UTF8.decode(Uint8Array.from(written.slice(1).split(mark), (code) => Number.parseInt(code, 16)));

const LAST_CODE_POINT = 0x10ffff;

/** `&#8220;` and `&#x201C;`. */
function fromEntity([written = '', decimal, hex]: readonly string[]): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : written;
}

/** The number of a message of several, as chats write it: `(1/3)`, `[2 of 3]`. */
const PART = String.raw`[(\[]\d{1,2}(?:\/| of | de )\d{1,2}[)\]][ \t]*`;

/** What emails and chats do to a text, and what undoes it. The order matters. */
const REPAIRS: readonly Repair[] = [
  [/\r\n?/g, '\n'],
  // A line that goes on in the next one, in quoted-printable.
  [/=\n/g, ''],
  [/(?:=[0-9A-F]{2})+/g, fromBytes('=')],
  // The address of a link that opens an email with the text.
  [/(?:%[0-9a-f]{2})+/gi, fromBytes('%')],
  // HTML that was escaped again, even several times: `&amp;amp;quot;`.
  [/&(?:amp;)+/gi, '&'],
  [/&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi, fromEntity],
  [/&(?:quot|[lrb]dquo|[lr]aquo);/gi, '"'],
  [/&(?:nbsp|e[nm]sp);/gi, ' '],
  [/&(?:shy|zwn?j);/gi, ''],
  [/&(?:[nm]dash|minus|hyphen);/gi, '-'],
  [/&gt;/gi, '>'],
  [/&lt;/gi, '<'],
  // A text inside of JSON, as some ticket systems store it. A snapshot has no backslashes.
  [/\\[nrt]/g, ' '],
  [/\\"/g, '"'],
  // Byte order mark, soft hyphens and other characters without a width.
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/[\u00A0\u2002\u2003\u2007\u202F]/g, ' '],
  // Quotation marks as a table of a spreadsheet writes them, and as other languages write texts. No text of a snapshot is empty.
  [/""/g, '"'],
  [/(?<=[{[,:]\s*)['‘’]|['‘’](?=\s*[\]},:])/g, '"'],
  // The marks of a quoted message, in front of its lines.
  [/^[ \t]*(?:[>|][ \t]?)+/gm, ''],
  [/<\/?(?:[abipu]|br|div|span|font|pre|code|strong|em|wbr|o:p|t[rd]|li)\b[^<>]*>/gi, ''],
  [/«\s?|\s?»|[“”„‟″＂]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  // A text in several messages with numbers, at their ends or beginnings. They may begin inside of a word.
  [new RegExp(String.raw`(?<=["{}][^\n]*)[ \t]*${PART}(?:\n|$)`, 'g'), ''],
  [new RegExp(String.raw`\n?^[^\n"{}]*${PART}\n?`, 'gm'), ''],
];

/** A number in front of a line, as some ticket systems show it. */
const LINE_NUMBER = /^[ \t]*\d+[ \t]*[|:.)]?[ \t]+(?=["{}\]])/gm;
/** A wrapped text may begin a few of its lines with a number of its own. */
const FEWEST_NUMBERED_LINES = 20;

/** Without the numbers of its lines, if it has them. */
function unnumbered(text: string): Repaired {
  const numbers = [...text.matchAll(LINE_NUMBER)];
  if (numbers.length < FEWEST_NUMBERED_LINES) return { text, sentAt: (offset) => offset };
  return changed(
    text,
    numbers.map((match) => [match.index, match[0], ''] as const),
  );
}

/** A replaced part: where it begins and ends, after and before the change. */
interface Part {
  readonly after: readonly [start: number, end: number];
  readonly before: readonly [start: number, end: number];
}

/** The offset before the change. Inside a replaced part it is that of the part's beginning. */
function beforeIt(parts: readonly Part[], offset: number): number {
  const { after, before } = parts.filter((part) => part.after[0] <= offset).at(-1) ?? { after: [0, 0], before: [0, 0] };
  return offset < after[1] ? before[0] : before[1] + offset - after[1];
}

function changed(text: string, found: Iterable<readonly [at: number, old: string, replacement: string]>): Repaired {
  const parts: Part[] = [];
  let [written, end] = ['', 0];
  for (const [at, old, replacement] of found) {
    written += text.slice(end, at);
    const start = written.length;
    written += replacement;
    end = at + old.length;
    parts.push({ after: [start, written.length], before: [at, end] });
  }
  return { text: written + text.slice(end), sentAt: (offset) => beforeIt(parts, offset) };
}

const inTurn = (first: Repaired, second: Repaired): Repaired => ({
  text: second.text,
  sentAt: (offset) => first.sentAt(second.sentAt(offset)),
});

/** A text without what emails and chats do to it. */
export function repairText(sent: string): Repaired {
  const decoded = changed(sent, encodedParts(sent));
  const repaired = REPAIRS.reduce((before, [found, replacement]) => {
    const inPlace = typeof replacement === 'string' ? () => replacement : replacement;
    const parts = [...before.text.matchAll(found)].map((match) => [match.index, match[0], inPlace(match)] as const);
    return inTurn(before, changed(before.text, parts));
  }, decoded);
  return inTurn(repaired, unnumbered(repaired.text));
}
