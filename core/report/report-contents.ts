import { ageOn } from '../domain/age.ts';
import { calendarDateAt, toCalendarDate, type CalendarDate } from '../domain/calendar-date.ts';
import type { Ethnicity, Race, Sex, StateCode, SureAnswer, TestResult } from '../domain/choice-lists.ts';
import { MAX_AGE, MIN_TESTED_AGE } from '../domain/limits.ts';
import type { GuestInfo } from '../domain/guest-info.ts';

/** Whether a report says who was tested (reporting.md, "What must hold"). */
export type ReportForm = 'identified' | 'anonymous';

/** What is known of the tested person when a report is made; an account's profile has no e-mail of its own. */
export type ReportedPerson = Omit<GuestInfo, 'emailAddress'> & Partial<Pick<GuestInfo, 'emailAddress'>>;

/** The three times of a test (reporting.md, "Three times, never one"), in epoch milliseconds, and the person's offset in minutes east. */
export interface ReportTimes {
  readonly collectedAt: number;
  readonly analysedAt: number;
  readonly releasedAt: number;
  readonly utcOffset: number;
}

/** What was answered and read. */
export interface ReportedTest {
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer;
  readonly symptomOnsetDate: CalendarDate | 'n/a';
}

/** Who somebody is: nothing of it stands in an anonymous report. Null is what the person did not tell. */
export interface ReportIdentity {
  /** Null without a last name: a report names a person in full or not at all. */
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

/** What a report tells the authorities, whatever the format (reporting.md, "Structure"). Null is what is not told. */
export interface ReportContents extends ReportIdentity, ReportTimes {
  readonly form: ReportForm;
  readonly zip: string;
  readonly sex: Sex;
  readonly race: Exclude<Race, 'unknown'> | null;
  readonly ethnicity: Ethnicity;
  /** Completed years on the collection date, in the person's calendar (reporting.md, "Age"). */
  readonly age: number | null;
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer;
  readonly onset: CalendarDate | null;
}

const NOBODY: ReportIdentity = {
  name: null,
  dateOfBirth: null,
  street: null,
  city: null,
  state: null,
  county: null,
  phone: null,
  email: null,
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function birthOf({ dateOfBirth }: ReportedPerson): CalendarDate | null {
  return toCalendarDate(dateOfBirth.slice(0, 'YYYY-MM-DD'.length));
}

function identityOf(person: ReportedPerson): ReportIdentity {
  const last = orNull(person.lastName);
  return {
    name: last === null ? null : { last, first: person.firstName.trim(), middle: person.middleName.trim() },
    dateOfBirth: birthOf(person),
    street: orNull(person.address),
    city: orNull(person.city),
    state: person.state === 'default' ? null : person.state,
    county: orNull(person.county),
    phone: orNull(person.phoneNumber),
    email: orNull(person.emailAddress ?? ''),
  };
}

function ageAt(person: ReportedPerson, day: CalendarDate): number | null {
  const birth = birthOf(person);
  const age = birth === null ? person.age : ageOn(birth, day);
  return age >= MIN_TESTED_AGE && age <= MAX_AGE ? age : null;
}

/** What is reported of a test and of the person who took it, in the form that was chosen. */
export function reportContents(
  form: ReportForm,
  person: ReportedPerson,
  test: ReportedTest,
  times: ReportTimes,
): ReportContents {
  const { collectedAt, analysedAt, releasedAt, utcOffset } = times;
  return {
    form,
    ...(form === 'anonymous' ? NOBODY : identityOf(person)),
    zip: person.zipCode,
    sex: person.sex === 'default' ? 'unknown' : person.sex,
    race: person.race === 'default' || person.race === 'unknown' ? null : person.race,
    ethnicity: person.ethnicity === 'default' ? 'unknown' : person.ethnicity,
    age: ageAt(person, calendarDateAt(collectedAt, utcOffset)),
    result: test.result,
    isSymptomatic: test.isSymptomatic,
    onset: test.isSymptomatic === 'yes' && test.symptomOnsetDate !== 'n/a' ? test.symptomOnsetDate : null,
    collectedAt,
    analysedAt,
    releasedAt,
    utcOffset,
  };
}

/** Whether the state of the person gets a report: it takes none without a last name and a date of birth (reporting.md, "What people should know"). */
export function reachesState({ name, dateOfBirth }: Pick<ReportContents, 'name' | 'dateOfBirth'>): boolean {
  return name !== null && dateOfBirth !== null;
}
