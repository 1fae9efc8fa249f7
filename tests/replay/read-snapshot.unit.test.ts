import { describe, expect, it } from 'vitest';
import { snapshotText } from '../../core/diagnostics/diagnostics-snapshot.ts';
import { findEntries } from '../../replay/find-json.ts';
import { readPartialSnapshot } from '../../replay/partial-snapshot.ts';
import { readSnapshotText, SNAPSHOT_OR_STATE } from '../../replay/read-snapshot.ts';
import type { SnapshotProblem } from '../../replay/snapshot-problem.ts';
import { snapshotOfPerson } from '../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../support/flow-harness.ts';

const APP_VERSION = '0.1.0';
const harness = await startedHarness('testing');
await harness.passUntil('countdown');
const SNAPSHOT = snapshotOfPerson(harness);
const TEXT = snapshotText(SNAPSHOT);

const eachLine = (change: (line: string) => string): string => TEXT.split('\n').map(change).join('\n');
/** Breaks lines after so many characters, inside words too. */
const wrapped = (text: string, width: number, next = '\n'): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .match(new RegExp(`.{1,${String(width)}}`, 'g'))
    ?.join(next) ?? '';

/** The text in three messages, which break inside of words. */
const inMessages = (write: (part: string, number: string) => string): string =>
  [TEXT.slice(0, 403), TEXT.slice(403, 911), TEXT.slice(911)]
    .map((part, at) => write(part, `${String(at + 1)}/3`))
    .join('\n');

const EMAILS: Readonly<Record<string, string>> = {
  'a byte order mark': `\uFEFF${TEXT}`,
  'Windows line ends': TEXT.replaceAll('\n', '\r\n'),
  'text around it': `Hi {support},\nmy test :{ stopped.\n${TEXT}\n\nSent from my iPhone {13}`,
  'marks of a quoted message': eachLine((line) => `> ${line}`),
  'marks of two quoted messages, wrapped': wrapped(TEXT, 60, '\n> > '),
  'marks of a ticket system': eachLine((line) => `| ${line}`),
  'curly quotes': TEXT.replaceAll(/"([^"]*)"/g, '“$1”'),
  'low and angle quotes': TEXT.replaceAll(/"([^"]*)"/g, '„$1“').replaceAll(/„(at)“/g, '«\u00A0$1\u00A0»'),
  'no-break spaces': TEXT.replaceAll(' ', '\u00A0'),
  'characters without a width': TEXT.replaceAll(':', '\u200B:'),
  'a fence of code': `\`\`\`json\n${TEXT}\n\`\`\``,
  'HTML entities and tags': `<div>${TEXT.replaceAll('"', '&quot;').replaceAll('\n', '<br>\n').replaceAll(' ', '&nbsp;')}</div>`,
  'lines broken inside words': wrapped(TEXT, 37),
  'lines broken with marks of their encoding': wrapped(TEXT, 75, '=\r\n'),
  'an encoding in base64': `Subject: Help\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(btoa(TEXT), 76, '\r\n')}\r\n`,
  'dashes that were changed': TEXT.replaceAll('-', '‑'),
  'quoted-printable with no-break spaces and curly quotes': wrapped(
    TEXT.replaceAll('"', '=E2=80=9C').replaceAll('  ', '=C2=A0 '),
    74,
    '=\r\n',
  ),
  'numbers of HTML': TEXT.replaceAll('"', '&#8220;').replaceAll('{', '&#x7B;'),
  'a number of HTML for each quotation mark': TEXT.replaceAll('"', '&#34;'),
  'HTML that was escaped again': TEXT.replaceAll('"', '&amp;quot;').replaceAll('\n', '&amp;lt;br&amp;gt;\n'),
  'HTML that was escaped three times': TEXT.replaceAll('"', '&amp;amp;#34;').replaceAll('-', '&amp;ndash;'),
  'the quotation marks of JSON around it': JSON.stringify(TEXT),
  'the address of a link': encodeURIComponent(TEXT),
  'quotation marks of a spreadsheet': `"${TEXT.replaceAll('"', '""')}"`,
  'single quotation marks': TEXT.replaceAll('"', "'"),
  'curly single quotation marks': TEXT.replaceAll(/"([^"]*)"/g, '‘$1’'),
  'numbers in front of its lines': TEXT.split('\n')
    .map((line, at) => `${String(at + 1)}  ${line}`)
    .join('\n'),
  'several messages with numbers in front': `Hi,\n${inMessages((part, number) => `Ana, 10:12: (${number}) ${part}`)}`,
  'several messages with numbers at their ends': inMessages(
    (part, number) => `${part} [${number.replace('/', ' of ')}]`,
  ),
  'one line': TEXT.replaceAll(/\s+/g, ' '),
};

/** Where the value of a key stands in the text. */
function placeOf(key: string): { readonly line: number; readonly column: number } {
  const line = TEXT.split('\n').findIndex((one) => one.includes(key));
  return { line: line + 1, column: (TEXT.split('\n')[line] ?? '').indexOf(key) + key.length + ': '.length + 1 };
}

const problems = (text: string): readonly SnapshotProblem[] => {
  const read = readSnapshotText(text, APP_VERSION);
  return read.ok ? [] : read.error;
};

describe('a snapshot that was sent by email', () => {
  it.each(Object.entries(EMAILS))('is read with %s', (_name, text) => {
    expect(readSnapshotText(text, APP_VERSION)).toEqual({
      ok: true,
      value: { snapshot: SNAPSHOT, difference: null, several: null },
    });
  });

  it('says where it is cut off', () => {
    const lines = TEXT.split('\n');
    const at = lines.findIndex((line) => line.includes('"isDeviceKeeping"'));
    const short = lines.slice(0, at + 1).join('\n');
    expect(problems(`${short.slice(0, -3)}\n`)).toEqual([
      { kind: 'cutOff', line: at + 1, path: 'flags.isDeviceKeeping' },
    ]);
    expect(problems(`Hi,\n> ${short.replaceAll('\n', '\n> ')}`)).toMatchObject([{ kind: 'cutOff', line: at + 2 }]);
  });

  it.each([
    ['its beginning is missing', TEXT.slice(TEXT.indexOf('"versions"') + 4), { kind: 'noBeginning' }],
    [
      'a value is damaged',
      TEXT.replace('"isNextFree": false', '"isNextFree": fal5e'),
      { kind: 'damaged', place: placeOf('"isNextFree"') },
    ],
    ['it is empty', ' \n', { kind: 'empty' }],
    ['there is none', 'I cannot log in {please} help', { kind: 'none' }],
  ] as const)('says if %s', (_name, text, expected) => {
    expect(problems(text)).toMatchObject([expected]);
  });
});

describe('a snapshot whose end is missing', () => {
  const lines = TEXT.split('\n');
  const upTo = (part: string): string => lines.slice(0, lines.findIndex((line) => line.includes(part)) + 1).join('\n');
  const { step, wait, reading, at } = SNAPSHOT;

  it.each([
    ['in the middle of its flags', upTo('"isDeviceKeeping"')],
    ['with other text below', `${upTo('"isDeviceKeeping"')}\n\nSent from my iPhone, sorry`],
    ['in a quoted email', `> ${upTo('"isDeviceKeeping"').replaceAll('\n', '\n> ')}`],
    ['right after its timers', upTo('"clockNotice"').replace(/,\s*"clockNotice.*$/, '')],
  ])('still says where the person is, cut off %s', (_where, text) => {
    expect(readPartialSnapshot(text, APP_VERSION)).toMatchObject({
      kind: 'timers',
      snapshot: { step, wait, reading, at },
    });
  });

  it.each([
    ['before its timers', upTo('"isSubmitted"')],
    ['in its timers', upTo('"beganAt"')],
    ['right after its step', upTo('"step"')],
  ])('says only the step without its timers, cut off %s', (_where, text) => {
    expect(readPartialSnapshot(text, APP_VERSION)).toEqual({ kind: 'step', flow: 'testing', step, madeAt: at });
  });

  it('reads an end whose beginning is missing, and nothing above the step', () => {
    expect(readPartialSnapshot(TEXT.slice(TEXT.indexOf('"flow"')), APP_VERSION)).toMatchObject({
      kind: 'tail',
      snapshot: { at, step, wait },
      isWhole: true,
    });
    expect(readPartialSnapshot(upTo('"who"'), APP_VERSION)).toBeNull();
    expect(
      readPartialSnapshot(`${upTo('"step"')}\n${upTo('"step"').replace(step ?? '', 'wash-hands')}`, APP_VERSION),
    ).toBeNull();
  });

  it('takes no number for whole that may go on', () => {
    const cut = TEXT.slice(0, TEXT.indexOf('"version": 4') + '"version": 4'.length);
    expect(findEntries(cut, SNAPSHOT_OR_STATE)).toEqual({ format: SNAPSHOT.format });
  });
});

describe('a snapshot with wrong values', () => {
  const garbled = TEXT.replace('"isOnline": true', '"isOnline": "tru"').replace('"isBox": false', '"isBax": false');
  const [flag, box] = [placeOf('"isOnline"'), placeOf('"scan"')];

  it('says where each stands, or the value around a missing one', () => {
    expect(problems(garbled)).toMatchObject([
      { kind: 'invalidValue', field: 'flags.isOnline', place: flag },
      { kind: 'invalidValue', field: 'scan.isBox', place: box },
    ]);
  });

  it.each([
    ['below other text', `Hi,\n\n${garbled}`, 2, 0],
    ['behind a byte order mark', `\uFEFF\n${garbled}`, 1, 0],
    ['in a quoted message', `> ${garbled.replaceAll('\n', '\n> ')}`, 0, '> '.length],
    ['with Windows line ends', garbled.replaceAll('\n', '\r\n'), 0, 0],
    ['with curly quotes', garbled.replaceAll(/"([^"]*)"/g, '“$1”'), 0, 0],
    ['in HTML', garbled.replaceAll('"', '&quot;'), 0, 2 * '&quot'.length],
    ['in quoted-printable', garbled.replaceAll('"', '=22'), 0, 2 * '=2'.length],
  ])('says it of the text as it was sent, %s', (_how, text, lines, columns) => {
    const place = { line: flag.line + lines, column: flag.column + columns };
    const lineText = text.split(/\r?\n/)[place.line - 1];
    expect(problems(text)[0]).toMatchObject({ field: 'flags.isOnline', place: { ...place, lineText } });
  });

  it.each([
    ['a word', '"isNextFree": false', '"isNextFree": fal5e', '"isNextFree"'],
    ['a quotation mark at the end of a value', '"who": "guest"', '"who": "guest', '"who"'],
    ['a quotation mark at the beginning of a value', '"who": "guest"', '"who": guest"', '"who"'],
    ['a comma', '"language": "en",', '"language": "en"', '"versions"'],
  ])('names the line where %s is wrong, not where the snapshot begins or ends', (_what, right, wrong, key) => {
    const { line } = placeOf(key);
    for (const text of [TEXT.replace(right, wrong), `> ${TEXT.replace(right, wrong).replaceAll('\n', '\n> ')}`])
      expect(problems(text)).toMatchObject([{ kind: 'damaged', place: { line } }]);
  });

  it('still says where the person is, unless that is what is wrong', () => {
    const { step, wait } = SNAPSHOT;
    expect(readPartialSnapshot(garbled, APP_VERSION)).toMatchObject({ kind: 'timers', snapshot: { step, wait } });
    const noTimers = TEXT.replace('"endsAt": "', '"endsAt": "x');
    expect(readPartialSnapshot(noTimers, APP_VERSION)).toMatchObject({ kind: 'step', step });
    expect(readPartialSnapshot(noTimers.replace('"countdown"', '"countd0wn"'), APP_VERSION)).toBeNull();
  });
});

describe('several snapshots in one text', () => {
  const older = snapshotText({ ...SNAPSHOT, at: '2026-11-20T09:59:00.000-08:00', wait: null, reading: null });
  const [at, before] = [SNAPSHOT.at, '2026-11-20T09:59:00.000-08:00'];
  const madeIn = (text: string, wanted?: number) => {
    const read = readSnapshotText(text, APP_VERSION, wanted);
    return read.ok ? { at: read.value.snapshot.at, several: read.value.several } : read.error;
  };

  it('are listed, and the latest is taken wherever it stands', () => {
    expect(madeIn(`${TEXT}\n> ${older}`)).toEqual({ at, several: { madeAt: [at, before], number: 1 } });
    expect(madeIn(`${older}\n${TEXT}`)).toEqual({ at, several: { madeAt: [before, at], number: 2 } });
  });

  it('can be chosen by their number', () => {
    expect(madeIn(`${TEXT}\n${older}`, 2)).toMatchObject({ at: before });
    expect(madeIn(`${TEXT}\n${older}`, 3)).toEqual([{ kind: 'noSuchSnapshot', count: 2 }]);
    expect(madeIn(TEXT, 2)).toEqual([{ kind: 'onlyOneSnapshot' }]);
  });

  it('are not answered by a whole one where the end of another is missing, unless that is chosen', () => {
    const cut = older.slice(0, older.length / 2);
    const lines = TEXT.split('\n').length;
    expect(madeIn(`${TEXT}\n${cut}`)).toEqual([{ kind: 'besideCutOff', line: lines + 1 }]);
    expect(madeIn(`${cut}\n\nOn Friday you wrote:\n${TEXT}`)).toEqual([{ kind: 'besideCutOff', line: 1 }]);
    expect(madeIn(`${cut}\n${TEXT}`, 1)).toMatchObject({ at });
    expect(madeIn(`{"I put this in braces\n${TEXT}`)).toMatchObject({ at });
  });

  it('are one if they are the same, and a reduced one is left out where it cannot be opened', () => {
    expect(madeIn(`${TEXT}\n> ${TEXT.replaceAll('\n', '\n> ')}`)).toEqual({ at, several: null });
    expect(madeIn(`{"format":"clearline-reduced-snapshot","at":"2027-01-01T00:00:00Z"}\n${TEXT}`)).toMatchObject({
      at,
    });
  });
});

describe('a snapshot of another version', () => {
  const changed = (parts: object): string => JSON.stringify({ ...SNAPSHOT, ...parts });
  const { versions } = SNAPSHOT;

  it('says so, and first of all if it cannot be read', () => {
    const other = { versions: { ...versions, app: '0.0.9' } };
    const difference = { kind: 'otherApp', app: '0.0.9', own: APP_VERSION };
    expect(readSnapshotText(changed(other), APP_VERSION)).toMatchObject({ ok: true, value: { difference } });
    expect(problems(changed({ ...other, step: 'a-step-of-then' }))).toMatchObject([
      difference,
      { kind: 'invalidValue', field: 'step' },
    ]);
  });

  it.each([
    ['steps differ', { flowTable: '00000000' }, 'otherSteps'],
    ['stored state differs', { keptState: '00000000' }, 'otherState'],
  ])('of the same number says that its %s', (_what, part, kind) => {
    expect(readSnapshotText(changed({ versions: { ...versions, ...part } }), APP_VERSION)).toMatchObject({
      value: { difference: { kind, own: APP_VERSION } },
    });
  });
});
