import type { Moment } from '../flow/app-state.ts';
import type { TestSession } from '../flow/session.ts';
import { calendarDateAt, formatUsDate } from '../domain/calendar-date.ts';
import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import type { ReportForm, ReportedField, ReportFieldId } from '../domain/reported-field.ts';
import { personSoFar, type PersonTyped } from './person-so-far.ts';
import { reachesState, reportContents, type ReportedPerson } from './report-contents.ts';
import { reportFields } from './report-fields.ts';

/** Who somebody is, as reports name it: an anonymous one has nothing of it. */
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

/** What is known of the tested person before the report is sent. */
export interface PersonKnown {
  readonly form: PersonTyped;
  /** What is blank is told later on, or stays blank but for what must be told. */
  readonly blanks: 'toCome' | 'stay';
}

/** What a report would say if it were made now, in the order in which a person reads it. */
export interface ReportPreview {
  readonly form: ReportForm;
  readonly sent: readonly (ReportedField & { readonly value: string })[];
  /** What is to be told yet. */
  readonly toCome: readonly ReportFieldId[];
  readonly leftOut: readonly ReportFieldId[];
  /** Whether the state would get it with nothing more told (reporting.md, "What people should know"). */
  readonly reachesState: boolean;
}

/** The fields that have a value also where nobody said anything: until everything is told, they count as blank. */
function untold(person: ReportedPerson, blanks: PersonKnown['blanks']): ReadonlySet<ReportFieldId> {
  if (blanks === 'stay') return new Set();
  return new Set((['sex', 'ethnicity'] as const).filter((field) => person[field] === 'default'));
}

/** Whether a blank field is told later: one that must be told always is. */
function isToCome(id: ReportFieldId, { form, blanks }: PersonKnown): boolean {
  if (id === 'zip' || id === 'age') return true;
  if (id === 'dateOfBirth') return !form.noDateOfBirth;
  if (IDENTITY.has(id) && form.noDateOfBirth) return false;
  return blanks === 'toCome' && (id !== 'email' || form.emailAddress !== undefined);
}

/** A report as it would be in one of its forms. */
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
  const isUntold = untold(person, known.blanks);
  const fields = filledFields(reportFields(contents)).map((field) =>
    isUntold.has(field.id) ? { ...field, value: '' } : field,
  );
  const isHidden = (id: ReportFieldId): boolean => form === 'anonymous' && IDENTITY.has(id);
  const blank = fields.filter(({ value }) => value === null || value === '').map(({ id }) => id);
  const toCome = blank.filter((id) => !isHidden(id) && isToCome(id, known));
  return {
    form,
    sent: fields.filter((field): field is ReportPreview['sent'][number] => !blank.includes(field.id)),
    toCome,
    leftOut: blank.filter((id) => !toCome.includes(id)),
    reachesState: reachesState(contents),
  };
}

/** What there is to say about a report's fields: when symptoms began is nobody's question where there are none. */
export function filledFields(fields: readonly ReportedField[]): readonly ReportedField[] {
  const hasSymptoms = fields.some(({ id, value }) => id === 'symptoms' && value === 'yes');
  return hasSymptoms ? fields : fields.filter(({ id }) => id !== 'onset');
}

/** What is known of an account's person before the whole profile is at hand. */
export function knownOfSummary({ firstName, lastName, dateOfBirth, age }: ProfileSummary): PersonKnown {
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
  };
}
