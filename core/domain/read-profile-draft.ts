import { EASTERNMOST_OFFSET_MINUTES, calendarDateAt } from './calendar-date.ts';
import type { FieldError } from './error-codes.ts';
import { HIDDEN_BY_OPT_OUT, type PersonForm } from './guest-form.ts';
import { MIN_PROFILE_AGE } from './limits.ts';
import { personFormOf } from './person-form-of.ts';
import { draftOfPerson, type ProfileDraft } from './profile.ts';
import { err, ok, type Result } from './result.ts';
import { cleanText } from './clean-text.ts';
import { isBlank } from './validate-fields.ts';
import { validatePerson } from './validate-person.ts';

/**
 * The fields that must be empty after opting out of a date of birth, since they identify or locate the person (product.md section 4,
 * "Profile form").
 */
function filledDespiteOptOut(form: PersonForm): readonly FieldError[] {
  if (!form.noDateOfBirth) return [];
  return HIDDEN_BY_OPT_OUT.filter((field) => !isBlank(form[field])).map((field) => ({
    field,
    code: 'INVALID_REQUEST' as const,
  }));
}

function asApiField({ field, code }: FieldError): FieldError {
  return { field: field === 'sex' ? 'gender' : field, code };
}

/**
 * Validates a well-formed draft by the rules of the form, and returns it as it is stored: text trimmed, the age computed. `now` in
 * epoch milliseconds; the person's own day is unknown, so the latest day on Earth counts. Fails with every rejected field, by its name
 * in the API.
 */
export function readProfileDraft(draft: ProfileDraft, now: number): Result<ProfileDraft, readonly FieldError[]> {
  const form = personFormOf(draft);
  const person = validatePerson(form, calendarDateAt(now, EASTERNMOST_OFFSET_MINUTES), MIN_PROFILE_AGE);
  const errors = [...(person.ok ? [] : person.error.map(asApiField)), ...filledDespiteOptOut(form)];
  if (!person.ok || errors.length > 0) return err(errors);
  const { userGroupId, userId, isDefaultProfile, consentToReport } = draft;
  const label = cleanText(draft.label);
  return ok(draftOfPerson(person.value, { userGroupId, userId, isDefaultProfile, consentToReport, label }));
}
