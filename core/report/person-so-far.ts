import { startOfDayIso, type CalendarDate } from '../domain/calendar-date.ts';
import type { PersonForm } from '../domain/guest-form.ts';
import { UNKNOWN_AGE } from '../domain/limits.ts';
import { readDateOfBirth, validateAge } from '../domain/validate-fields.ts';
import { readChoices, readTexts, visibleOf } from '../domain/validate-person.ts';
import type { ReportedPerson } from './report-contents.ts';

/** What somebody has typed of a tested person, finished or not. */
export type PersonTyped = PersonForm & { readonly emailAddress?: string };

function birthSoFar(form: PersonForm, today: CalendarDate): Pick<ReportedPerson, 'dateOfBirth' | 'age'> {
  const isAge = form.noDateOfBirth && validateAge(form.age, { isRequired: true, youngest: 0 }) === null;
  const born = form.noDateOfBirth ? null : readDateOfBirth(form.dateOfBirth, today, 0);
  return {
    dateOfBirth: born?.ok === true ? startOfDayIso(born.value) : '',
    age: isAge ? Number(form.age.trim()) : UNKNOWN_AGE,
  };
}

/** What a report could say of the person by now. What is missing, hidden by the opt-out or not yet right counts as not told. */
export function personSoFar(form: PersonTyped, today: CalendarDate): ReportedPerson {
  const visible = visibleOf(form);
  const { state, sex, race, ethnicity } = readChoices(visible);
  return {
    ...readTexts(visible),
    ...birthSoFar(form, today),
    state: state ?? 'default',
    sex: sex ?? 'default',
    race: race ?? 'default',
    ethnicity: ethnicity ?? 'default',
    emailAddress: form.emailAddress?.trim() ?? '',
  };
}
