import { calendarDateAt, formatUsDate, toCalendarDate } from '../../core/domain/calendar-date.ts';
import type { FieldError } from '../../core/domain/error-codes.ts';
import { HIDDEN_BY_OPT_OUT, type PersonForm } from '../../core/domain/guest-form.ts';
import type { ProfileDraft } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { isBlank } from '../../core/domain/validate-fields.ts';
import { validatePerson } from '../../core/domain/validate-person.ts';

const NO_AGE = -1;
const YOUNGEST = 0;
/** The latest day that it can be anywhere. */
const EASTERNMOST_OFFSET_MINUTES = 14 * 60;

function toPersonForm({ gender, age, ...draft }: ProfileDraft): PersonForm {
  const born = toCalendarDate(draft.dateOfBirth.slice(0, 'YYYY-MM-DD'.length));
  return {
    ...draft,
    sex: gender,
    dateOfBirth: born === null ? draft.dateOfBirth : formatUsDate(born),
    noDateOfBirth: draft.dateOfBirth === '' && age !== NO_AGE,
    age: age === NO_AGE ? '' : String(age),
  };
}

/** The draft as it is kept, by the server's rules: those of the form, and nothing that the opt-out hides. `now` in epoch milliseconds. */
export function readDraft(draft: ProfileDraft, now: number): Result<ProfileDraft, readonly FieldError[]> {
  const form = toPersonForm(draft);
  const person = validatePerson(form, calendarDateAt(now, EASTERNMOST_OFFSET_MINUTES), YOUNGEST);
  const told = form.noDateOfBirth ? HIDDEN_BY_OPT_OUT.filter((field) => !isBlank(form[field])) : [];
  const errors: FieldError[] = [
    ...(person.ok ? [] : person.error),
    ...told.map((field) => ({ field, code: 'INVALID_REQUEST' as const })),
  ];
  if (!person.ok || errors.length > 0) return err(errors);
  const { sex: gender, ...rest } = person.value;
  return ok({ ...draft, ...rest, gender });
}
