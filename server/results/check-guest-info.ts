import { ageOn } from '../../core/domain/age.ts';
import { toCalendarDate, type CalendarDate } from '../../core/domain/calendar-date.ts';
import type { ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import type { GuestInfo } from '../../core/domain/guest-info.ts';
import { MAX_AGE, MIN_TESTED_AGE } from '../../core/domain/limits.ts';
import { isTooYoung } from '../../core/domain/test-facts.ts';
import { validateEmail, validatePhone, validateZip } from '../../core/domain/validate-fields.ts';

const NO_AGE = -1;

/** The current date of the person, and the date of the sample collection. */
interface Days {
  readonly today: CalendarDate;
  readonly collectedOn: CalendarDate;
}

function birthError(dateOfBirth: string, { today, collectedOn }: Days, isReported: boolean): ErrorCode | null {
  const born = toCalendarDate(dateOfBirth.slice(0, 'YYYY-MM-DD'.length));
  if (born === null) return 'INVALID_DATE';
  if (born > today) return 'FUTURE_DATE';
  if (ageOn(born, collectedOn) > MAX_AGE) return 'INVALID_DATE_OF_BIRTH';
  return isReported && isTooYoung(dateOfBirth, collectedOn) ? 'INVALID_AGE' : null;
}

function ageError(info: GuestInfo, isReported: boolean): ErrorCode | null {
  if (info.age === NO_AGE) return isReported && info.dateOfBirth === '' ? 'EMPTY_AGE' : null;
  return info.age > MAX_AGE || info.age < (isReported ? MIN_TESTED_AGE : 0) ? 'INVALID_AGE' : null;
}

/**
 * Validates guest information that has passed its schema (product.md section 5). A report needs the zip, by which it is routed, and the
 * age on the day of the collection. Without a report everything is optional, but given values must be valid.
 */
export function checkGuestInfo(info: GuestInfo, days: Days, isReported: boolean): readonly FieldError[] {
  const isZipNeeded = isReported || info.zipCode !== '';
  const codes: Partial<Record<keyof GuestInfo, ErrorCode | null>> = {
    dateOfBirth: info.dateOfBirth === '' ? null : birthError(info.dateOfBirth, days, isReported),
    age: ageError(info, isReported),
    phoneNumber: validatePhone(info.phoneNumber),
    zipCode: isZipNeeded ? validateZip(info.zipCode) : null,
    emailAddress: validateEmail(info.emailAddress),
  };
  return Object.entries(codes).flatMap(([field, code]) =>
    code === null ? [] : [{ field: `guestInfo.${field}`, code }],
  );
}
