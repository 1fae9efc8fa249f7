import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { EMPTY_GUEST_FORM, type PersonForm } from '../../domain/guest-form.ts';
import { MIN_PROFILE_AGE } from '../../domain/limits.ts';
import type { Result } from '../../domain/result.ts';
import type { AppError, FieldError } from '../../domain/error-codes.ts';
import { validatePerson, type PersonInfo } from '../../domain/validate-person.ts';
import type { FormSpec, FormValues } from '../../forms/form.ts';
import type { NewProfile } from './save-new-profile.ts';

export type ProfileField = keyof PersonForm | 'consentToReport';

function toPersonForm(values: FormValues<ProfileField>): PersonForm {
  const { consentToReport: _consent, ...person } = values;
  return { ...person, noDateOfBirth: values.noDateOfBirth === 'true' };
}

function initialOf(known: PersonForm): FormValues<ProfileField> {
  const { emailAddress: _email, ...empty } = EMPTY_GUEST_FORM;
  const values = Object.fromEntries(
    (Object.keys(empty) as (keyof PersonForm)[]).map((field) => {
      const value = known[field];
      return [field, typeof value === 'boolean' ? (value ? 'true' : '') : value];
    }),
  ) as FormValues<keyof PersonForm>;
  return { ...values, consentToReport: '' };
}

function read(values: FormValues<ProfileField>, today: CalendarDate): Result<PersonInfo, readonly FieldError[]> {
  return validatePerson(toPersonForm(values), today, MIN_PROFILE_AGE);
}

/** The form of a new profile (product.md section 4, "Profile form"), filled with what is `known`, such as what a guest told. */
export function newProfileForm(
  known: PersonForm,
  today: () => CalendarDate,
  save: (profile: NewProfile) => Promise<Result<void, AppError>>,
): FormSpec<ProfileField> {
  return {
    initial: initialOf(known),
    check: (values, day) => {
      const person = read(values, day);
      return person.ok ? [] : (person.error as readonly { readonly field: ProfileField; readonly code: ErrorCode }[]);
    },
    send: (values) => {
      const person = read(values, today());
      if (!person.ok) return Promise.resolve({ ok: false, error: { code: 'INVALID_REQUEST', fields: person.error } });
      return save({ person: person.value, consentToReport: values.consentToReport === 'true' });
    },
  };
}
