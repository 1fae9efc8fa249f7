import type { AppError, ErrorCode, FieldError } from './error-codes.ts';

const TIMES: ReadonlySet<string> = new Set(['testDate', 'collectedAt', 'analysedAt']);
const AGES: ReadonlySet<string> = new Set(['profileId', 'guestInfo.dateOfBirth', 'guestInfo.age']);

/** The message for a rejected field of a submission; null if the person cannot correct it. */
function reasonOf({ field, code }: FieldError): ErrorCode | null {
  if (TIMES.has(field)) return 'WRONG_TEST_TIME';
  if (field === 'symptomOnsetDate') return 'ONSET_AFTER_TEST';
  return AGES.has(field) && code === 'INVALID_AGE' ? 'TESTED_TOO_YOUNG' : null;
}

/** Why a submission was rejected, if the person can correct it; otherwise empty. */
export function rejectionReasons({ status, fields = [] }: AppError): readonly AppError[] {
  const codes = new Set(fields.flatMap((field) => reasonOf(field) ?? []));
  return [...codes].map((code) => (status === undefined ? { code } : { code, status }));
}
