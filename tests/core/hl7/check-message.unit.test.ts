import { describe, expect, test } from 'vitest';
import { messageFaults, RULES } from '../../../core/hl7/check-message.ts';
import { aMessage, ANA, OPTED_OUT } from './a-message.ts';
import { changed, changedAll } from './break-message.ts';

const NAMED = aMessage();
const NAMELESS = aMessage({ form: 'anonymous' });
const OPTED = aMessage({ person: OPTED_OUT });

const namesOf = (message: string): readonly string[] =>
  messageFaults(message).map(({ field, rule }) => `${field} ${rule}`);

test.each([
  ['an identified report', NAMED],
  ['an anonymous one', NAMELESS],
  ['one without a name', OPTED],
  ['a negative one without symptoms', aMessage({ test: { result: 'negative', isSymptomatic: 'no' } })],
  ['an invalid one with unsure symptoms', aMessage({ test: { result: 'invalid', isSymptomatic: 'unsure' } })],
  ['one with symptoms of unknown onset', aMessage({ test: { symptomOnsetDate: 'n/a' } })],
  ['one of whom little is known', aMessage({ person: { ...OPTED_OUT, race: 'unknown', ethnicity: 'default' } })],
  ['one without the question about symptoms', NAMED.replace(/OBX\|3[^\r]*\rOBX\|4[^\r]*\r/, '')],
  [
    'one with empty parts written out',
    changed(changed(NAMED, 'PID-5', 'Ruiz^Ana^^^^^'), 'ORC-12', '^^SA.OTCSelfReport^^'),
  ],
  ['one of people who are called so', changed(NAMED, 'PID-5', 'Unknown^Default')],
  ['one with the day that the software was installed', changed(NAMED, 'SFT-6', '20260101')],
  ['one with nine digits of the zip', changedAll(NAMED, { 'PID-11.5': '92101-1234', 'ORC-22.5': '92101-1234' })],
])('%s breaks no rule', (_name, message) => {
  expect(messageFaults(message)).toEqual([]);
});

/** Changes that break one rule and no other; the same value may have to change in two places. */
const BREAKS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'message end': `${NAMED}\r`,
  'message structure': NAMED.replace(/(NTE[^\r]*\r)/, '$1$1'),
  'OBX-3.1 questions': changed(aMessage({ test: { isSymptomatic: 'unsure' } }), 'OBX3-3.1', '82810-3'),
  'message characters': changed(NAMED, 'PID-5.2', 'An\u0007a'),
  'message escapes': changed(NAMED, 'PID-5.2', 'Ana\\X0D\\'),
  'message placeholders': changed(NAMED, 'PID-5.2', 'N/A'),
  'message repetition': { 'SFT-2': '1.2~3' },
  'message fields': { 'PID-18': 'account' },
  'message offset': { 'MSH-7': '20260704000000-0800' },

  'MSH-2 value': { 'MSH-2': '^~\\&#' },
  'MSH-3.1 required': { 'MSH-3.1': '' },
  'MSH-3.1 length': { 'MSH-3.1': 'x'.repeat(21) },
  'MSH-3.2 format': {
    'MSH-3.2': '2.16.0x',
    'PID-3.4.2': '2.16.0x',
    'ORC-3.3': '2.16.0x',
    'OBR-3.3': '2.16.0x',
    'SPM-2.2.3': '2.16.0x',
  },
  'MSH-3.3 value': { 'MSH-3.3': 'UUID' },
  'MSH-4.1 required': { 'MSH-4.1': '' },
  'MSH-4.1 length': { 'MSH-4.1': 'x'.repeat(21) },
  'MSH-4.2 format': { 'MSH-4.2': '00X0000999' },
  'MSH-4.3 value': { 'MSH-4.3': 'ISO' },
  'MSH-5 value': { 'MSH-5.1': 'AIMS' },
  'MSH-5 environment': { 'MSH-11': 'P' },
  'MSH-6 value': { 'MSH-6.1': 'AIMS' },
  'MSH-7 format': { 'MSH-7': '20260704000000' },
  'MSH-9 value': { 'MSH-9.2': 'R02' },
  'MSH-10 length': {
    'MSH-10': `20260704070000_${'x'.repeat(200)}`,
    'ORC-3.1': 'x'.repeat(200),
    'OBR-3.1': 'x'.repeat(200),
    'SPM-2.2.1': 'x'.repeat(200),
  },
  'MSH-10 format': { 'MSH-10': '20260704070000_specimen-2' },
  'MSH-11 value': { 'MSH-11': 'D' },
  'MSH-12 value': { 'MSH-12': '2.5' },
  'MSH-15 value': { 'MSH-15': 'AL' },
  'MSH-16 value': { 'MSH-16': '' },
  'MSH-18 value': { 'MSH-18': 'ASCII' },
  'MSH-21 value': { 'MSH-21.1': 'PHLabReport-Ack' },
  'SFT-1.1 required': { 'SFT-1': '' },
  'SFT-1.1 length': { 'SFT-1': 'x'.repeat(51) },
  'SFT-2 required': { 'SFT-2': '' },
  'SFT-2 length': { 'SFT-2': 'x'.repeat(16) },
  'SFT-3 required': { 'SFT-3': '' },
  'SFT-3 length': { 'SFT-3': 'x'.repeat(21) },
  'SFT-4 required': { 'SFT-4': '' },
  'SFT-4 length': { 'SFT-4': 'x'.repeat(21) },
  'SFT-6 format': { 'SFT-6': '2026' },

  'PID-1 value': { 'PID-1': '2' },
  'PID-3.1 required': { 'PID-3.1': '' },
  'PID-3.1 length': { 'PID-3.1': 'x'.repeat(200) },
  'PID-3.4.2 equal': { 'PID-3.4.2': '2.16.1' },
  'PID-3.4.3 value': { 'PID-3.4.3': 'UUID' },
  'PID-3.5 value': { 'PID-3.5': 'MR' },
  'PID-5 form': { 'PID-5': '^Ana' },
  'PID-5.1 words': { 'PID-5.1': '.' },
  'PID-5.1 length': { 'PID-5.1': 'é'.repeat(51) },
  'PID-5.2 length': { 'PID-5.2': '\\T\\'.repeat(31) },
  'PID-5.3 length': { 'PID-5.3': 'x'.repeat(31) },
  'PID-5.10 empty': { 'PID-5.10': 'x' },
  'PID-7 format': { 'PID-7': '19860431' },
  'PID-8 value': { 'PID-8': 'X' },
  'PID-10 value': { 'PID-10.7': '2.5' },
  'PID-11.1 length': { 'PID-11.1': 'x'.repeat(121), 'ORC-22.1': 'x'.repeat(121) },
  'PID-11.2 empty': { 'PID-11.2': 'Apt 4', 'ORC-22.2': 'Apt 4' },
  'PID-11.3 length': { 'PID-11.3': 'x'.repeat(51), 'ORC-22.3': 'x'.repeat(51) },
  'PID-11.4 format': { 'PID-11.4': 'Calif', 'ORC-22.4': 'Calif' },
  'PID-11.5 format': { 'PID-11.5': '9210', 'ORC-22.5': '9210' },
  'PID-11.9 format': { 'PID-11.9': 'San Diego', 'ORC-22.9': 'San Diego' },
  'PID-11.12 empty': { 'PID-11.12': 'x', 'ORC-22.12': 'x' },
  'PID-11.1 nameless': changedAll(OPTED, { 'PID-11.1': '12 Elm Street', 'ORC-22.1': '12 Elm Street' }),
  'PID-11.3 nameless': changedAll(NAMELESS, { 'PID-11.3': 'San Diego', 'ORC-22.3': 'San Diego' }),
  'PID-11.9 nameless': changedAll(OPTED, { 'PID-11.9': '06073', 'ORC-22.9': '06073' }),
  'PID-13.3 value': { 'PID-13': '^^PH^^^619^5550142~^^FX^^^619^5550143' },
  'PID-13 order': {
    'PID-13': '^^Internet^ana.ruiz@mail.example~^^PH^^^619^5550142',
    'ORC-23': '^^Internet^ana.ruiz@mail.example',
  },
  'PID-13 invented': {
    'PID-13': '^^PH^^^111^1111111~^^Internet^ana.ruiz@mail.example',
    'ORC-23': '^^PH^^^111^1111111',
  },
  'PID-13.6 format': { 'PID-13.6': '61', 'ORC-23.6': '61' },
  'PID-13.7 format': { 'PID-13.7': '555-0142', 'ORC-23.7': '555-0142' },
  'PID-13.4 format': { 'PID-13': '^^PH^^^619^5550142~^^Internet' },
  'PID-13.4 length': { 'PID-13': `^^PH^^^619^5550142~^^Internet^a@${'x'.repeat(198)}` },
  'PID-13 fields': { 'PID-13.5': '1', 'ORC-23.5': '1' },
  'PID-13 nameless': changedAll(NAMELESS, { 'PID-13': '^^PH^^^619^5550142', 'ORC-23': '^^PH^^^619^5550142' }),
  'PID-22 value': { 'PID-22.1': 'X' },
  'ORC-22 equal': { 'ORC-22.5': '92102' },
  'ORC-23 equal': { 'ORC-23.7': '5550143' },

  'ORC-1 value': { 'ORC-1': 'NW' },
  'ORC-3.1 required': { 'ORC-3.1': '', 'OBR-3.1': '', 'SPM-2.2.1': '', 'MSH-10': '20260704070000_' },
  'ORC-3.1 length': {
    'ORC-3.1': 'x'.repeat(101),
    'OBR-3.1': 'x'.repeat(101),
    'SPM-2.2.1': 'x'.repeat(101),
    'MSH-10': `20260704070000_${'x'.repeat(101)}`,
  },
  'ORC-3.3 equal': { 'ORC-3.3': '2.16.1', 'OBR-3.3': '2.16.1' },
  'ORC-3.4 value': { 'ORC-3.4': 'UUID', 'OBR-3.4': 'UUID' },
  'ORC-12 value': { 'ORC-12.3': 'SA.Proctor', 'OBR-16.3': 'SA.Proctor' },
  'ORC-21 value': { 'ORC-21': 'SA.Proctor' },
  'OBR-1 value': { 'OBR-1': '2' },
  'OBR-3 equal': { 'OBR-3.2': 'CLEARLINE' },
  'OBR-4 value': { 'OBR-4.7': '2.72', 'OBX1-3.7': '2.72' },
  'OBR-7 format': { 'OBR-7': '20260703236015-0700', 'SPM-17': '20260703236015-0700', 'SPM-18': '20260703236015-0700' },
  'OBR-16 equal': { 'OBR-16.3': 'SA.Proctor' },
  'OBR-22 format': { 'OBR-22': '202607032350-0700' },
  'OBR-22 later': { 'OBR-22': '20260703233015-0700', 'OBX1-19': '20260703233015-0700' },
  'OBR-25 value': { 'OBR-25': 'P' },
  'SPM-1 value': { 'SPM-1': '2' },
  'SPM-2.1 empty': { 'SPM-2.1': 'x' },
  'SPM-2.2.1 equal': { 'SPM-2.2.1': 'specimen-2' },
  'SPM-2.2.3 equal': { 'SPM-2.2.3': '2.16.1' },
  'SPM-2.2.4 value': { 'SPM-2.2.4': 'UUID' },
  'SPM-4 value': { 'SPM-4.2': 'Anterior nares swab' },
  'SPM-17 equal': { 'SPM-17': '20260703233016-0700', 'SPM-18': '20260703233016-0700' },
  'SPM-18 equal': { 'SPM-18': '20260703233016-0700' },

  'OBX-1 sequence': { 'OBX3-1': '4' },
  'OBX-11 value': { 'OBX2-11': 'P' },
  'OBX-15 value': { 'OBX2-15': '00Z0000043', 'OBX2-23.10': '00Z0000043' },
  'OBX-23.1 value': { 'OBX2-23.1': 'SA.Proctor' },
  'OBX-23.3 empty': { 'OBX2-23.3': '1' },
  'OBX-23.6.2 value': { 'OBX2-23.6.2': '2.16' },
  'OBX-23.6.3 value': { 'OBX2-23.6.3': 'CLIA' },
  'OBX-23.7 value': { 'OBX2-23.7': 'YY' },
  'OBX-23.10 equal': { 'OBX2-23.10': '00Z0000043' },
  'OBX-24 value': { 'OBX2-24.4': 'CA' },
  'OBX[result]-2 value': { 'OBX1-2': 'ST' },
  'OBX[result]-3 equal': { 'OBX1-3.7': '2.72' },
  'OBX[result]-5 value': changed(aMessage({ test: { result: 'negative' } }), 'OBX1-5.2', 'Negative'),
  'OBX[result]-6 empty': { 'OBX1-6': 'a' },
  'OBX[result]-8 value': { 'OBX1-8': 'N^Normal^HL70078^^^^2.5.1' },
  'OBX[result]-17.1 required': { 'OBX1-17.1': '', 'NTE-3': '' },
  'OBX[result]-17.1 length': { 'OBX1-17.1': 'x'.repeat(200), 'NTE-3': 'x'.repeat(200) },
  'OBX[result]-17.3 value': { 'OBX1-17.3': 'L' },
  'OBX[result]-17.7 value': { 'OBX1-17.7': '' },
  'OBX[result]-19 format': { 'OBX1-19': '20260703234601' },
  'OBX[result]-19 not-before': { 'OBX1-19': '20260703233014-0700' },
  'OBR-22 not-before': { 'OBX1-19': '20260703235100-0700' },
  'OBX[result]-29 empty': { 'OBX1-29': 'QST' },
  'NTE-1 value': { 'NTE-1': '2' },
  'NTE-2 value': { 'NTE-2': 'P' },
  'NTE-3 equal': { 'NTE-3': 'Note' },
  'OBX[age]-2 value': { 'OBX2-2': 'SN' },
  'OBX[age]-3 value': { 'OBX2-3.2': 'Age' },
  'OBX[age]-5 range': { 'OBX2-5': '-1.0', 'PID-7': '' },
  'OBX[age]-5 age': { 'OBX2-5': '39' },
  'OBX[age]-6 value': { 'OBX2-6.7': '' },
  'OBX[symptomatic]-2 value': { 'OBX3-2': 'ST' },
  'OBX[symptomatic]-3 value': { 'OBX3-3.7': '2.69' },
  'OBX[symptomatic]-5 value': changed(aMessage({ test: { isSymptomatic: 'unsure' } }), 'OBX3-5.3', 'HL70136'),
  'OBX[symptomatic]-6 empty': { 'OBX3-6': 'a' },
  'OBX[onset]-2 value': { 'OBX4-2': 'TS' },
  'OBX[onset]-3 value': { 'OBX4-3.2': 'Onset' },
  'OBX[onset]-5 format': { 'OBX4-5': '202607' },
  'OBX[onset]-5 condition': { 'OBX3-5': 'N^No^HL70136^^^^2.5.1' },
  'OBX[onset]-5 not-after': { 'OBX4-5': '20260704' },
  'OBX[onset]-6 empty': { 'OBX4-6': 'a' },
  'OBX[question]-8 empty': { 'OBX2-8': 'N' },
  'OBX[question]-17 empty': { 'OBX2-17': 'x' },
  'OBX[question]-19 empty': { 'OBX2-19': '20260703234601-0700' },
  'OBX[question]-29 value': { 'OBX3-29': '' },
};

/** Rules that cannot be broken alone: a control id has the specimen's id in it. */
const BROKEN_WITH_IT: Readonly<Record<string, readonly string[]>> = { 'MSH-10 length': ['ORC-3.1 length'] };

/** Fields that must stay empty, and where nothing else would notice. */
const MUST_STAY_EMPTY = RULES.filter(
  ({ rule, field }) => rule === 'empty' && /^(PID|ORC|OBR|OBX)-\d+$/.test(field),
).map(({ field }) => field);

describe('a message that breaks one rule gets exactly that fault', () => {
  test.each(Object.entries(BREAKS))('%s', (name, change) => {
    expect(namesOf(typeof change === 'string' ? change : changedAll(NAMED, change))).toEqual([
      name,
      ...(BROKEN_WITH_IT[name] ?? []),
    ]);
  });

  test.each(MUST_STAY_EMPTY)('%s empty', (field) => {
    expect(namesOf(changed(NAMED, field, 'x'))).toEqual([`${field} empty`]);
  });

  test('every rule is tested here', () => {
    const tried = [...Object.keys(BREAKS), ...MUST_STAY_EMPTY.map((field) => `${field} empty`)];
    expect(tried.toSorted()).toEqual(RULES.map(({ field, rule }) => `${field} ${rule}`).toSorted());
  });

  test('the fields that reporting.md requires to be empty are among them', () => {
    const [pid, orc] = [[2, 4, 9, 12, 19, 20, 28].map((n) => `PID-${n}`), [2, 7, 20, 26].map((n) => `ORC-${n}`)];
    const obr = [2, 5, 6, 9, 14, 15, 27, 30, 37, 38, 40, 41, 42, 43].map((n) => `OBR-${n}`);
    expect(MUST_STAY_EMPTY).toEqual(expect.arrayContaining([...pid, ...orc, ...obr]));
  });
});

describe('text that is not our message', () => {
  test.each([
    ['', ['MSH-1 value']],
    ['MSH#^~\\&#\r', ['MSH-1 value']],
    [NAMED.replaceAll('\r', '\r\n'), ['message structure', 'message characters']],
    [NAMED.replaceAll('\r', '\n'), ['message end', 'message structure', 'message characters']],
    [NAMED.slice(0, -1), ['message end']],
    [NAMED.replace(/SFT[^\r]*\r/, ''), ['message structure']],
    [NAMED.replace(/OBX\|2[^\r]*\r/, ''), ['OBX-3.1 questions', 'OBX-1 sequence']],
    [NAMED.replace(/(OBX\|3[^\r]*\r)(OBX\|4[^\r]*\r)/, '$2$1'), ['OBX-3.1 questions', 'OBX-1 sequence']],
    [changed(NAMED, 'PID-5.2', 'An\uD83Da'), ['message characters']],
    [changed(NAMED, 'PID-5.2', 'An\u200Ba'), ['message characters']],
    [changed(NAMED, 'PID-5.2', '""'), ['message placeholders']],
    [changed(NAMED, 'PID-11.3', 'default'), ['message placeholders', 'ORC-22 equal']],
  ] as const)('%#', (message, expected) => {
    expect(namesOf(message)).toEqual(expect.arrayContaining([...expected]));
    expect(namesOf(message).length).toBeGreaterThan(0);
  });
});

test('a fault contains no personal data', () => {
  const faults = JSON.stringify(
    messageFaults(changedAll(NAMED, { 'PID-5': '^Ana', 'PID-13.7': 'x', 'PID-7': '1986' })),
  );
  for (const value of [ANA.firstName, ANA.address, ANA.emailAddress ?? '', '1986']) expect(faults).not.toContain(value);
});
