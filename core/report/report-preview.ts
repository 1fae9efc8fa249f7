import { calendarDateAt, formatUsDate, startOfDayIso, type CalendarDate } from '../domain/calendar-date.ts';
import { EMPTY_GUEST_FORM, type PersonForm } from '../domain/guest-form.ts';
import { UNKNOWN_AGE } from '../domain/limits.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import type { ReportForm, ReportedField, ReportFieldId } from '../domain/reported-field.ts';
import { cleanText } from '../domain/clean-text.ts';
import { cleanEmail, readDateOfBirth, validateAge } from '../domain/validate-fields.ts';
import { readChoices, readTexts, visibleOf } from '../domain/validate-person.ts';
import type { Moment } from '../flow/app-state.ts';
import type { TestSession } from '../flow/session.ts';
import { lackedByState, reportContents, type ReportedPerson } from './report-contents.ts';
import { reportFields } from './report-fields.ts';

/** A form about a tested person, complete or not. */
export type PersonTyped = PersonForm & { readonly emailAddress?: string };

function birthSoFar(form: PersonForm, today: CalendarDate): Pick<ReportedPerson, 'dateOfBirth' | 'age'> {
  const isAge = form.noDateOfBirth && validateAge(form.age, { isRequired: true, youngest: 0 }) === null;
  const born = form.noDateOfBirth ? null : readDateOfBirth(form.dateOfBirth, today, 0);
  return {
    dateOfBirth: born?.ok === true ? startOfDayIso(born.value) : '',
    age: isAge ? Number(cleanText(form.age)) : UNKNOWN_AGE,
  };
}

/** What a report could contain of the person now. Values that are missing, hidden by the opt-out or not valid yet are left out. */
function personSoFar(form: PersonTyped, today: CalendarDate): ReportedPerson {
  const visible = visibleOf(form);
  const { state, sex, race, ethnicity } = readChoices(visible);
  return {
    ...readTexts(visible),
    ...birthSoFar(form, today),
    state: state ?? 'default',
    sex: sex ?? 'default',
    race: race ?? 'default',
    ethnicity: ethnicity ?? 'default',
    emailAddress: cleanEmail(form.emailAddress ?? ''),
  };
}

/** The fields that identify the person; an anonymous report leaves them out. */
const IDENTITY: ReadonlySet<ReportFieldId> = new Set([
  'name',
  'dateOfBirth',
  'street',
  'city',
  'state',
  'county',
  'phone',
  'email',
]);

/** The tested person, as far as known before the report is sent. */
export interface PersonKnown {
  readonly form: PersonTyped;
  /** Whether blank fields are still to be filled in, or stay blank unless they are required. */
  readonly blanks: 'toCome' | 'stay';
}

/** What is known, and whether it is all that is stored of the person; else the rest of the profile is yet to be fetched. */
export interface KnownPerson extends PersonKnown {
  readonly isWhole: boolean;
}

/** A preview of the report, in the order in which its fields are shown. */
export interface ReportPreview {
  readonly form: ReportForm;
  readonly sent: readonly (ReportedField & { readonly value: string })[];
  /** The fields that are still to be filled in. */
  readonly toCome: readonly ReportFieldId[];
  readonly leftOut: readonly ReportFieldId[];
  /** What keeps the report from the state and is not still to be filled in. */
  readonly lost: ReturnType<typeof lackedByState>;
}

/** The fields that have a value even without an answer; until the form is complete they count as blank. */
function unansweredFields(person: ReportedPerson, blanks: PersonKnown['blanks']): ReadonlySet<ReportFieldId> {
  if (blanks === 'stay') return new Set();
  return new Set((['sex', 'ethnicity'] as const).filter((field) => person[field] === 'default'));
}

/** Whether a blank field is still to be filled in; required ones always are. */
function isToCome(id: ReportFieldId, { form, blanks }: PersonKnown): boolean {
  if (id === 'zip' || id === 'age') return true;
  if (id === 'dateOfBirth') return !form.noDateOfBirth;
  if (IDENTITY.has(id) && form.noDateOfBirth) return false;
  return blanks === 'toCome' && (id !== 'email' || form.emailAddress !== undefined);
}

/** A preview of the report in one of its forms. */
export function reportPreview(
  form: ReportForm,
  known: PersonKnown,
  session: TestSession,
  { now, offsetAt }: Pick<Moment, 'now' | 'offsetAt'>,
): ReportPreview {
  const analysedAt = session.analysedAt ?? now;
  const times = { collectedAt: session.collectedAt ?? analysedAt, analysedAt, releasedAt: now };
  const utcOffset = offsetAt(analysedAt);
  const person = personSoFar(known.form, calendarDateAt(now, offsetAt(now)));
  const test = {
    result: session.result ?? 'invalid',
    isSymptomatic: session.isSymptomatic ?? 'unsure',
    symptomOnsetDate: session.symptomOnsetDate ?? 'n/a',
  };
  const contents = reportContents(form, person, test, { ...times, utcOffset });
  const unanswered = unansweredFields(person, known.blanks);
  const fields = filledFields(reportFields(contents)).map((field) =>
    unanswered.has(field.id) ? { ...field, value: '' } : field,
  );
  const isHidden = (id: ReportFieldId): boolean => form === 'anonymous' && IDENTITY.has(id);
  const blank = fields.filter(({ value }) => value === null || value === '').map(({ id }) => id);
  const toCome = blank.filter((id) => !isHidden(id) && isToCome(id, known));
  return {
    form,
    sent: fields.filter((field): field is ReportPreview['sent'][number] => !blank.includes(field.id)),
    toCome,
    leftOut: blank.filter((id) => !toCome.includes(id)),
    lost: lackedByState(contents).filter((id) => !toCome.includes(id)),
  };
}

/** The fields to show: without symptoms, there is no onset. */
export function filledFields(fields: readonly ReportedField[]): readonly ReportedField[] {
  const hasSymptoms = fields.some(({ id, value }) => id === 'symptoms' && value === 'yes');
  return hasSymptoms ? fields : fields.filter(({ id }) => id !== 'onset');
}

/** What is known of an account's person before the whole profile is fetched. */
export function knownOfSummary({ firstName, lastName, dateOfBirth, age }: ProfileSummary): KnownPerson {
  const isOptedOut = dateOfBirth === null && age !== null;
  const { emailAddress: _notAsked, ...empty } = EMPTY_GUEST_FORM;
  return {
    form: {
      ...empty,
      firstName,
      lastName,
      dateOfBirth: dateOfBirth === null ? '' : formatUsDate(dateOfBirth),
      noDateOfBirth: isOptedOut,
      age: isOptedOut ? String(age) : '',
    },
    blanks: 'toCome',
    isWhole: false,
  };
}
