import type { CalendarDate } from './calendar-date.ts';
import type { FieldError } from './error-codes.ts';
import type { GuestForm } from './guest-form.ts';
import type { GuestInfo } from './guest-info.ts';
import { MIN_TESTED_AGE } from './limits.ts';
import { err, ok, type Result } from './result.ts';
import { cleanEmail, validateEmail } from './validate-fields.ts';
import { validatePerson } from './validate-person.ts';

/**
 * Validates the guest form and returns the guest information that is sent. It rejects children under two, since guests are not asked
 * for an age earlier (decisions.md section 4). The email address is optional, even with the opt-out.
 */
export function validateGuestInfo(form: GuestForm, today: CalendarDate): Result<GuestInfo, readonly FieldError[]> {
  const person = validatePerson(form, today, MIN_TESTED_AGE);
  const emailCode = validateEmail(form.emailAddress);
  const emailErrors: FieldError[] = emailCode === null ? [] : [{ field: 'emailAddress', code: emailCode }];
  if (!person.ok) return err([...person.error, ...emailErrors]);
  if (emailErrors.length > 0) return err(emailErrors);
  return ok({ ...person.value, emailAddress: cleanEmail(form.emailAddress) });
}
