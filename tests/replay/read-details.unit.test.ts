import { describe, expect, it } from 'vitest';
import { CODE_DIGITS, detailsCode } from '../../core/diagnostics/details-code.ts';
import { readDetails } from '../../replay/read-details.ts';
import { snapshotOfPerson } from '../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../support/flow-harness.ts';

const APP_VERSION = '0.1.0';
const harness = await startedHarness('testing');
await harness.passUntil('countdown');
const SNAPSHOT = snapshotOfPerson(harness);
const CODE = detailsCode(SNAPSHOT);

const eachLine = (change: (line: string, at: number) => string): string => CODE.split('\n').map(change).join('\n');
/** Breaks lines after so many characters, inside the code too. */
const wrapped = (text: string, width: number, next = '\n'): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .match(new RegExp(`.{1,${String(width)}}`, 'g'))
    ?.join(next) ?? '';

/** The text in three messages, which break inside of lines. */
const inMessages = (write: (part: string, number: string) => string): string =>
  [CODE.slice(0, 403), CODE.slice(403, 911), CODE.slice(911)]
    .map((part, at) => write(part, `${String(at + 1)}/3`))
    .join('\n');

const EMAILS: Readonly<Record<string, string>> = {
  'a byte order mark': `\uFEFF${CODE}`,
  'Windows line ends': CODE.replaceAll('\n', '\r\n'),
  'text around it': `Hi {support},\nmy test :{ stopped, e.g. at 10:00 = 10 a.m.\n${CODE}\n\nSent from my iPhone {13}`,
  'an address around it': `From: "Ana" <ana@example.org>\n${CODE}\n<https://example.org>`,
  'marks of a quoted message': eachLine((line) => `> ${line}`),
  'marks of two quoted messages, wrapped': wrapped(CODE, 60, '\n> > '),
  'marks of a ticket system': eachLine((line) => `| ${line}`),
  'quotation marks': `“${CODE}”`,
  'no-break spaces': CODE.replaceAll('\n', '\n\u00A0'),
  'characters without a width': CODE.replaceAll('A', 'A\u200B'),
  'small letters': CODE.toLowerCase(),
  'letters in place of digits that look alike': CODE.replaceAll('0', 'o').replaceAll('1', 'l'),
  'spaces in it': CODE.replaceAll(/(.{5})/g, '$1 '),
  'a fence of code': `\`\`\`\n${CODE}\n\`\`\``,
  'HTML entities and tags': `<div>${CODE.replaceAll('\n', '<br>&nbsp;\n')}</div>`,
  'HTML that was escaped': CODE.replaceAll('\n', '&lt;br&gt;\n'),
  'HTML that was escaped again': CODE.replaceAll('\n', '&amp;lt;br&amp;gt;\n'),
  'quoted HTML': eachLine((line) => `&gt; ${line}`),
  'numbers of HTML': CODE.replaceAll('\n', '&#10;'),
  'lines broken anywhere': wrapped(CODE, 37),
  'lines broken with marks of their encoding': wrapped(CODE, 75, '=\r\n'),
  'quoted-printable': wrapped(CODE.replaceAll('\n', '=0A'), 74, '=\r\n'),
  'an encoding in base64': `Subject: Help\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(btoa(CODE), 76, '\r\n')}\r\n`,
  'the quotation marks of JSON around it': JSON.stringify(CODE),
  'the address of a link': encodeURIComponent(CODE),
  'quotation marks of a spreadsheet': `"${CODE.replaceAll('\n', '""\n""')}"`,
  'numbers in front of its lines': eachLine((line, at) => `${String(at + 1)}  ${line}`),
  'several messages with numbers in front': `Hi,\n${inMessages((part, number) => `Ana, 10:12: (${number}) ${part}`)}`,
  'several messages with numbers at their ends': inMessages(
    (part, number) => `${part} [${number.replace('/', ' of ')}]`,
  ),
  'one line': CODE.replaceAll(/\s+/g, ' '),
};

const read = (text: string) => readDetails(text, APP_VERSION);

describe('a code that was sent by email', () => {
  it.each(Object.entries(EMAILS))('is read with %s', (_name, text) => {
    expect(read(text)).toEqual({ ok: true, value: { snapshot: SNAPSHOT, otherVersion: null } });
  });

  it('is refused with any changed character', () => {
    const step = Math.ceil(CODE.length / 320);
    for (let at = 0; at < CODE.length; at += step) {
      const digit = CODE_DIGITS.indexOf(CODE.charAt(at));
      const other = CODE_DIGITS.charAt((digit + 1 + (at % (CODE_DIGITS.length - 1))) % CODE_DIGITS.length);
      const changed = CODE.slice(0, at) + other + CODE.slice(at + 1);
      if (digit !== -1) expect(read(changed).ok).toBe(false);
    }
  });

  it.each([
    ['a missing character', CODE.slice(0, 100) + CODE.slice(101), 'damaged'],
    ['two changed places', CODE.slice(0, 100) + CODE.slice(101, 103) + CODE.charAt(100) + CODE.slice(103), 'damaged'],
    ['a missing end', CODE.slice(0, 500), 'damaged'],
    ['a missing beginning', CODE.slice(500), 'damaged'],
    ['an object that is no snapshot', detailsCode({ ...SNAPSHOT, step: 'confirm-kit' }), 'unknown'],
    ['nothing in it', ' \n', 'none'],
    ['only words', 'I cannot log in {please} help', 'none'],
  ] as const)('is refused with %s', (_what, text, error) => {
    expect(read(text)).toEqual({ ok: false, error });
  });
});

describe('several codes in one text', () => {
  const older = { ...SNAPSHOT, at: '2026-11-20T09:59:00.000-08:00' };

  it('are answered by the latest, wherever it stands', () => {
    for (const text of [`${CODE}\n> ${detailsCode(older)}`, `${detailsCode(older)}\n\nAna wrote:\n${CODE}`])
      expect(read(text)).toMatchObject({ ok: true, value: { snapshot: SNAPSHOT } });
  });

  it('are refused if one of them is damaged, because it may be the later one', () => {
    const cut = CODE.slice(0, 500);
    const texts = [`${cut}\n${detailsCode(older)}`, `${detailsCode(older)}\n${cut}`, `${CODE.slice(500)}\n${CODE}`];
    expect(texts.map(read)).toEqual(texts.map(() => ({ ok: false, error: 'damaged' })));
  });
});

describe('a code of another build', () => {
  const { versions } = SNAPSHOT;

  it.each([
    ['version', { app: '0.0.9' }],
    ['steps', { flowTable: '00000000' }],
    ['stored state', { keptState: '00000000' }],
  ])('is read, and says so by its %s', (_what, part) => {
    const other = { ...SNAPSHOT, versions: { ...versions, ...part } };
    expect(read(detailsCode(other))).toMatchObject({
      ok: true,
      value: { snapshot: other, otherVersion: { app: other.versions.app, own: APP_VERSION } },
    });
  });
});
