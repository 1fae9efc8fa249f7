import { ageOn } from '../domain/age.ts';
import { type CalendarDate, calendarDateAt, dayOfIso } from '../domain/calendar-date.ts';
import type { Ethnicity, Race, Sex, StateCode, SureAnswer, TestResult } from '../domain/choice-lists.ts';
import { MAX_AGE, MAX_ANONYMOUS_AGE, MIN_TESTED_AGE } from '../domain/limits.ts';
import type { GuestInfo } from '../domain/guest-info.ts';
import type { ReportForm } from '../domain/reported-field.ts';
import { correctedOnset } from '../domain/test-facts.ts';
import { phoneDigits } from '../domain/validate-fields.ts';
import { cleanText, hasWords } from '../domain/clean-text.ts';

/** The tested person, as far as known when a report is created; an account's profile has no email address of its own. */
export type ReportedPerson = Omit<GuestInfo, 'emailAddress'> & Partial<Pick<GuestInfo, 'emailAddress'>>;

/** The three times of a test (reporting.md, "Three times, never one"), in epoch milliseconds, and the person's offset in minutes east. */
export interface ReportTimes {
  readonly collectedAt: number;
  readonly analysedAt: number;
  readonly releasedAt: number;
  readonly utcOffset: number;
}

/** The answers and the result of a test. */
export interface ReportedTest {
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer;
  readonly symptomOnsetDate: CalendarDate | 'n/a';
}

/** What identifies the person; left out of an anonymous report. Null if the person did not give it. */
export interface ReportIdentity {
  /** Null without any name. A person's only name is the last one, as health departments file it. */
  readonly name: { readonly last: string; readonly first: string; readonly middle: string } | null;
  readonly dateOfBirth: CalendarDate | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: StateCode | null;
  readonly county: string | null;
  /** Ten digits. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** The contents of a report to the authorities, whatever the format (reporting.md, "Structure"). Null is left out. */
export interface ReportContents extends ReportIdentity, ReportTimes {
  readonly form: ReportForm;
  readonly zip: string;
  readonly sex: Sex;
  readonly race: Exclude<Race, 'unknown'> | null;
  readonly ethnicity: Ethnicity;
  /** Completed years on the day of collection, in the person's calendar (reporting.md, "Age"). */
  readonly age: number | null;
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer;
  readonly onset: CalendarDate | null;
}

/** A message has times in seconds, and the result must be later than the swab. */
const SHORTEST_TEST_MS = 1000;

const NO_IDENTITY: ReportIdentity = {
  name: null,
  dateOfBirth: null,
  street: null,
  city: null,
  state: null,
  county: null,
  phone: null,
  email: null,
};

/** Texts that mean a missing answer. */
const NO_ANSWERS: ReadonlySet<string> = new Set(['n/a', '-1']);
/** Texts that mean a missing answer in an address. They are not checked in names, since people have them as names. */
const NO_PLACES: ReadonlySet<string> = new Set(['default', 'unknown']);
/** How many characters of a name must contain a word: a message cuts names after 30. */
const WORDS_WITHIN = 30;
/** A longer address would be cut, and could then be another person's. */
const MAX_REPORTED_EMAIL_LENGTH = 199;

/** The given name; empty if the text is not a name. */
function nameOf(text: string): string {
  const cleaned = cleanText(text);
  const isName = hasWords(Array.from(cleaned).slice(0, WORDS_WITHIN).join(''));
  return isName && !NO_ANSWERS.has(cleaned.toLowerCase()) ? cleaned : '';
}

function placeOf(text: string): string | null {
  const name = nameOf(text);
  return name === '' || NO_PLACES.has(name.toLowerCase()) ? null : name;
}

function emailOf(text: string): string | null {
  const email = nameOf(text);
  return email === '' || Array.from(email).length > MAX_REPORTED_EMAIL_LENGTH ? null : email;
}

function birthOf({ dateOfBirth }: ReportedPerson): CalendarDate | null {
  return dayOfIso(dateOfBirth);
}

function fullNameOf({ lastName, firstName, middleName }: ReportedPerson): ReportIdentity['name'] {
  const [last, first, middle] = [nameOf(lastName), nameOf(firstName), nameOf(middleName)];
  if (last !== '') return { last, first, middle };
  if (first !== '') return { last: first, first: '', middle };
  return middle === '' ? null : { last: middle, first: '', middle: '' };
}

/** Without a name no state accepts the report, so the other identifying details are left out too (decisions.md section 4). */
function identityOf(person: ReportedPerson): ReportIdentity {
  const name = fullNameOf(person);
  const state = person.state === 'default' ? null : person.state;
  if (name === null) return { ...NO_IDENTITY, dateOfBirth: birthOf(person), state };
  return {
    name,
    dateOfBirth: birthOf(person),
    street: placeOf(person.address),
    city: placeOf(person.city),
    state,
    county: placeOf(person.county),
    phone: phoneDigits(person.phoneNumber) || null,
    email: emailOf(person.emailAddress ?? ''),
  };
}

function ageAt(person: ReportedPerson, day: CalendarDate): number | null {
  const birth = birthOf(person);
  const age = birth === null ? person.age : ageOn(birth, day);
  return age >= MIN_TESTED_AGE && age <= MAX_AGE ? age : null;
}

/** Orders the times, whatever the clocks and the person said: the swab is not after the reading, nor the reading after the release. */
function inOrder({ collectedAt, analysedAt, releasedAt, utcOffset }: ReportTimes): ReportTimes {
  const collected = Math.min(collectedAt, analysedAt);
  return {
    collectedAt: collected,
    analysedAt,
    releasedAt: Math.max(releasedAt, analysedAt, collected + SHORTEST_TEST_MS),
    utcOffset,
  };
}

/** The same contents without what identifies the person, which a great age could do too. */
export function withoutIdentity(contents: ReportContents): ReportContents {
  const { age } = contents;
  return { ...contents, ...NO_IDENTITY, age: age === null ? null : Math.min(age, MAX_ANONYMOUS_AGE) };
}

/** The contents of the report of a test, in the chosen form. */
export function reportContents(
  form: ReportForm,
  person: ReportedPerson,
  test: ReportedTest,
  times: ReportTimes,
): ReportContents {
  const ordered = inOrder(times);
  const collectedOn = calendarDateAt(ordered.collectedAt, ordered.utcOffset);
  const onset = correctedOnset(test.symptomOnsetDate, collectedOn);
  const contents: ReportContents = {
    form,
    ...identityOf(person),
    zip: person.zipCode,
    sex: person.sex === 'default' ? 'unknown' : person.sex,
    race: person.race === 'default' || person.race === 'unknown' ? null : person.race,
    ethnicity: person.ethnicity === 'default' ? 'unknown' : person.ethnicity,
    age: ageAt(person, collectedOn),
    result: test.result,
    isSymptomatic: test.isSymptomatic,
    onset: test.isSymptomatic === 'yes' && onset !== 'n/a' ? onset : null,
    ...ordered,
  };
  return form === 'anonymous' ? withoutIdentity(contents) : contents;
}

/** What identifies the person to a state. */
type StateNeeds = Pick<ReportContents, 'name' | 'dateOfBirth'>;

/** What the report lacks for the person's state, which requires a name and a date of birth (reporting.md, "What people should know"). */
export function lackedByState(contents: StateNeeds): readonly (keyof StateNeeds)[] {
  return (['name', 'dateOfBirth'] as const).filter((field) => contents[field] === null);
}

/** Whether the report is forwarded to the person's state. */
export function reachesState(contents: StateNeeds): boolean {
  return lackedByState(contents).length === 0;
}
