import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '../../../core/domain/clean-text.ts';
import { calendarDateAt, startOfDayIso } from '../../../core/domain/calendar-date.ts';
import {
  ETHNICITIES,
  RACES,
  SEXES,
  STATE_CODES,
  SURE_ANSWERS,
  TEST_RESULTS,
} from '../../../core/domain/choice-lists.ts';
import { messageFaults } from '../../../core/hl7/check-message.ts';
import type { MessageInput } from '../../../core/hl7/message-input.ts';
import { oruR01 } from '../../../core/hl7/oru-r01.ts';
import { unescapeText } from '../../../core/hl7/read-message.ts';
import { reportContents, type ReportedPerson, type ReportedTest } from '../../../core/report/report-contents.ts';
import { fieldOf, REPORTED, SENDER } from './a-message.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { runs } from '../../support/property-settings.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 6, 4, 12);

/** What people write and what they should not: separators, escapes, segments of their own, accents, emoji, line breaks, controls, halves. */
const BITS = [
  '|', '^', '~', '\\', '&', '\\F\\', '\\X0D\\', '\r', '\n', '\r\nOBX|9|CWE|x', '\rPID|1', '\t', '\u0000', '\u007f', '\u0085', '\u2028',
  '\uD83D', '\uDE00', '\u200B', '\u202E', '\u200D', '🦊', '👩‍👧‍👦', 'e\u0301', 'ñ', 'Ü', '李', 'ى', '""', ' ', "O'", '-', 'Ruiz', 'Ana', '.', '<b>', '%s',
] as const; // prettier-ignore
const bits = (most: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...BITS), fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: most })
    .map((all) => all.join(''));
const digits = (length: number) =>
  fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: length,
    maxLength: length,
  });

/** A text with a part that occurs nowhere else. */
const marked = (letter: string, most: number) =>
  fc.tuple(digits(9), bits(most)).map(([mark, rest]) => `${letter}mark${mark}${rest}`);

const birth = fc.integer({ min: Math.ceil(2.1 * 365.25), max: 110 * 365 }).map((days) => {
  return startOfDayIso(calendarDateAt(NOW - days * DAY_MS, 0));
});

const personOf = (text: (letter: string, most: number) => fc.Arbitrary<string>): fc.Arbitrary<ReportedPerson> =>
  fc.record({
    firstName: text('F', 12),
    middleName: text('M', 12),
    lastName: text('L', 20),
    dateOfBirth: fc.oneof({ weight: 4, arbitrary: birth }, fc.constant('')),
    age: fc.integer({ min: 2, max: 120 }),
    // Its second part can be no part of a time.
    phoneNumber: fc.oneof(
      digits(2).map((end) => `61955501${end}`),
      fc.constant(''),
    ),
    address: text('A', 40),
    city: text('C', 20),
    state: fc.constantFrom(...STATE_CODES, 'default' as const),
    county: text('K', 5),
    zipCode: digits(5),
    sex: fc.constantFrom(...SEXES, 'default' as const),
    ethnicity: fc.constantFrom(...ETHNICITIES, 'default' as const),
    race: fc.constantFrom(...RACES, 'default' as const),
    emailAddress: fc.oneof(
      fc.constant(''),
      digits(12).map((mark) => `e${mark}&^~|\\@mail.example`),
    ),
  });

const answers: fc.Arbitrary<ReportedTest> = fc.record({
  result: fc.constantFrom(...TEST_RESULTS),
  isSymptomatic: fc.constantFrom(...SURE_ANSWERS),
  symptomOnsetDate: fc.oneof(
    fc.constant('n/a' as const),
    fc.integer({ min: 22, max: 60 }).map((days) => calendarDateAt(NOW - days * DAY_MS, 0)),
  ),
});

const times = fc.record({
  collectedAt: fc.integer({ min: NOW - 20 * DAY_MS, max: NOW }),
  analysedAt: fc.integer({ min: NOW - DAY_MS, max: NOW }),
  releasedAt: fc.integer({ min: NOW - DAY_MS, max: NOW }),
  utcOffset: fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15),
});

const id = fc.uuid();
const inputOf = (contents: MessageInput['contents'], ids: { patientId: string; specimenId: string }): MessageInput => ({
  contents,
  sender: SENDER,
  ...ids,
  countyFips: '06073',
  writtenAt: NOW,
});

const SEGMENTS = /^MSH SFT PID ORC OBR OBX NTE OBX OBX( OBX)? SPM$/;
const segmentNames = (message: string) =>
  message.slice(0, -1).split('\r').map((segment) => segment.slice(0, 3)).join(' '); // prettier-ignore

/** Whether a component tells a text, or as much of its beginning as there is room for. */
function tells(component: string | undefined, text: string, limit: number): boolean {
  const [arrived, whole] = [unescapeText(component ?? ''), cleanText(text)];
  return [...whole].length <= limit ? arrived === whole : arrived !== '' && whole.startsWith(arrived);
}

test('for any names and answers, an identified message is valid and contains what was written', () => {
  assertProperty(
    fc.property(personOf(marked), answers, times, id, id, (person, test, at, patientId, specimenId) => {
      const message = oruR01(
        inputOf(reportContents('identified', person, test, at), { patientId, specimenId }),
        REPORTED,
      );
      expect(messageFaults(message)).toEqual([]);
      expect(segmentNames(message)).toMatch(SEGMENTS);
      const [last, first, middle] = fieldOf(message, 'PID', 5).split('^');
      const [street, , city] = fieldOf(message, 'PID', 11).split('^');
      expect(tells(last, person.lastName, 50)).toBe(true);
      expect(tells(first, person.firstName, 30)).toBe(true);
      expect(tells(middle, person.middleName, 30)).toBe(true);
      expect(tells(street, person.address, 120)).toBe(true);
      expect(tells(city, person.city, 50)).toBe(true);
      const email = fieldOf(message, 'PID', 13).split('~').find((contact) => contact.startsWith('^^Internet'))?.split('^')[3]; // prettier-ignore
      expect(fieldOf(message, 'PID', 13).includes('111^1111111')).toBe(!person.phoneNumber && !person.emailAddress);
      expect(unescapeText(email ?? '')).toBe(person.emailAddress);
    }),
    runs(1000),
  );
});

test('the same holds for texts of only special characters, and for empty ones', () => {
  assertProperty(
    fc.property(
      personOf((_letter, most) => bits(most)),
      answers,
      times,
      fc.constantFrom('identified' as const, 'anonymous' as const),
      (person, test, at, form) => {
        const message = oruR01(
          inputOf(reportContents(form, person, test, at), { patientId: 'patient-1', specimenId: 'specimen-1' }),
          REPORTED,
        );
        expect(messageFaults(message)).toEqual([]);
        expect(segmentNames(message)).toMatch(SEGMENTS);
      },
    ),
    runs(750),
  );
});

/** Everything that could identify the person, as typed and as it might be encoded. */
function identifyingValues(person: ReportedPerson): readonly string[] {
  const { firstName, middleName, lastName, address, city, county, emailAddress = '' } = person;
  const marks = [firstName, middleName, lastName, address, city, county].map((text) =>
    text.slice(0, 'Fmark'.length + 9),
  );
  return [...marks, emailAddress.slice(0, 13), person.phoneNumber.slice(3)].filter((value) => value.length > 6);
}

test('an anonymous message does not identify the person in any field', () => {
  assertProperty(
    fc.property(personOf(marked), answers, times, id, id, (person, test, at, patientId, specimenId) => {
      const message = oruR01(
        inputOf(reportContents('anonymous', person, test, at), { patientId, specimenId }),
        REPORTED,
      );
      expect(messageFaults(message)).toEqual([]);
      // The random ids of this report may hold any digits by chance.
      const text = message.replaceAll(patientId, '').replaceAll(specimenId, '');
      for (const value of identifyingValues(person)) expect(text).not.toContain(value);
      expect([2, 4, 5, 6, 7, 9].map((field) => fieldOf(message, 'PID', field))).toEqual([
        '',
        '',
        '~^^^^^^S',
        '',
        '',
        '',
      ]);
      expect(fieldOf(message, 'PID', 11)).toBe(`^^^^${person.zipCode}`);
      expect(fieldOf(message, 'ORC', 22)).toBe(`^^^^${person.zipCode}`);
      expect(fieldOf(message, 'PID', 13)).toBe('^^PH^^^111^1111111');
      expect(fieldOf(message, 'ORC', 23)).toBe('^^PH^^^111^1111111');
    }),
    runs(750),
  );
});
