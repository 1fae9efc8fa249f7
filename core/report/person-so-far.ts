import { startOfDayIso, type CalendarDate } from '../domain/calendar-date.ts';
import type { PersonForm } from '../domain/guest-form.ts';
import { UNKNOWN_AGE } from '../domain/limits.ts';
import { readDateOfBirth, validateAge } from '../domain/validate-fields.ts';
import { readChoices, readTexts, visibleOf } from '../domain/validate-person.ts';
import type { ReportedPerson } from './report-contents.ts';

/** A form about a tested person, complete or not. */
export type PersonTyped = PersonForm & { readonly emailAddress?: string };

function birthSoFar(form: PersonForm, today: CalendarDate): Pick<ReportedPerson, 'dateOfBirth' | 'age'> {
  const isAge = form.noDateOfBirth && validateAge(form.age, { isRequired: true, youngest: 0 }) === null;
  const born = form.noDateOfBirth ? null : readDateOfBirth(form.dateOfBirth, today, 0);
  return {
    dateOfBirth: born?.ok === true ? startOfDayIso(born.value) : '',
    age: isAge ? Number(form.age.trim()) : UNKNOWN_AGE,
  };
}

/** What a report could contain of the person now. Values that are missing, hidden by the opt-out or not valid yet are left out. */
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
