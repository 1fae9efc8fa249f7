import { ageOn } from './age.ts';
import { startOfDayIso, type CalendarDate } from './calendar-date.ts';
import { ETHNICITIES, RACES, SEXES, STATE_CODES } from './choice-lists.ts';
import type { ErrorCode, FieldError } from './error-codes.ts';
import { HIDDEN_BY_OPT_OUT, type PersonForm } from './guest-form.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from './guest-info.ts';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from './limits.ts';
import { err, ok, type Result } from './result.ts';
import { cleanText } from './clean-text.ts';
import {
  cleanZip,
  isBlank,
  phoneDigits,
  readDateOfBirth,
  validateAge,
  validateLength,
  validatePhone,
  validateZip,
} from './validate-fields.ts';

/** What is sent about a tested person, by a guest or in a profile. */
export type PersonInfo = Omit<GuestInfo, 'emailAddress'>;

/** The date of birth, or only the age if the person opted out. */
type Birth = Pick<PersonInfo, 'dateOfBirth' | 'age'>;

function readBirth(form: PersonForm, today: CalendarDate, youngest: number): Result<Birth, FieldError> {
  if (form.noDateOfBirth) {
    const code = validateAge(form.age, { isRequired: true, youngest });
    return code === null ? ok({ dateOfBirth: '', age: Number(cleanText(form.age)) }) : err({ field: 'age', code });
  }
  const born = readDateOfBirth(form.dateOfBirth, today, youngest);
  if (!born.ok) return err({ field: 'dateOfBirth', code: born.error });
  return ok({ dateOfBirth: startOfDayIso(born.value), age: ageOn(born.value, today) });
}

/** A value of a list, `default` if nothing is chosen, null if the text is not in the list. */
function choiceOf<Value extends string>(text: string, list: readonly Value[]): Value | 'default' | null {
  if (isBlank(text)) return 'default';
  return list.find((value) => value === cleanText(text)) ?? null;
}

/** The form without what the opt-out hides, so that nothing hidden is validated or sent. */
export function visibleOf(form: PersonForm): PersonForm {
  if (!form.noDateOfBirth) return form;
  const hidden = Object.fromEntries(HIDDEN_BY_OPT_OUT.map((field) => [field, EMPTY_GUEST_INFO[field]]));
  return { ...form, ...hidden };
}

export function readChoices(form: PersonForm) {
  return {
    state: choiceOf(form.state, STATE_CODES),
    sex: choiceOf(form.sex, SEXES),
    race: choiceOf(form.race, RACES),
    ethnicity: choiceOf(form.ethnicity, ETHNICITIES),
  };
}

export function readTexts(form: PersonForm) {
  return {
    firstName: cleanText(form.firstName),
    middleName: cleanText(form.middleName),
    lastName: cleanText(form.lastName),
    phoneNumber: phoneDigits(form.phoneNumber),
    address: cleanText(form.address),
    city: cleanText(form.city),
    county: isBlank(form.county) ? '' : cleanText(form.county),
    zipCode: cleanZip(form.zipCode),
  };
}

function fieldErrors(field: keyof PersonForm, code: ErrorCode | null): readonly FieldError[] {
  return code === null ? [] : [{ field, code }];
}

/** The maximum length of each text of a person, in characters. */
export const PERSON_TEXT_LIMITS = {
  firstName: MAX_NAME_LENGTH,
  middleName: MAX_NAME_LENGTH,
  lastName: MAX_NAME_LENGTH,
  address: MAX_ADDRESS_LENGTH,
  city: MAX_NAME_LENGTH,
  county: MAX_NAME_LENGTH,
} as const;

type PersonText = keyof typeof PERSON_TEXT_LIMITS;

function tooLong(form: PersonForm, fields: readonly PersonText[]): readonly FieldError[] {
  return fields.flatMap((field) => fieldErrors(field, validateLength(form[field], PERSON_TEXT_LIMITS[field])));
}

/**
 * Validates a form about a tested person and returns what is sent (product.md section 4, "Profile form"; section 5): text trimmed, age
 * computed from the date of birth, which is sent as an ISO timestamp. `youngest` is the lowest age accepted. Fails with all rejected
 * fields, in the order of the form.
 */
export function validatePerson(
  form: PersonForm,
  today: CalendarDate,
  youngest: number,
): Result<PersonInfo, readonly FieldError[]> {
  const visible = visibleOf(form);
  const birth = readBirth(visible, today, youngest);
  const { state, sex, race, ethnicity } = readChoices(visible);
  const errors = [
    ...tooLong(visible, ['firstName', 'middleName', 'lastName']),
    ...(birth.ok ? [] : [birth.error]),
    ...fieldErrors('phoneNumber', validatePhone(visible.phoneNumber)),
    ...tooLong(visible, ['address']),
    ...fieldErrors('zipCode', validateZip(visible.zipCode)),
    ...tooLong(visible, ['city', 'county']),
    ...fieldErrors('state', state === null ? 'INVALID_REQUEST' : null),
    ...fieldErrors('sex', sex === null ? 'INVALID_REQUEST' : null),
    ...fieldErrors('race', race === null ? 'INVALID_REQUEST' : null),
    ...fieldErrors('ethnicity', ethnicity === null ? 'INVALID_REQUEST' : null),
  ];
  if (!birth.ok || state === null || sex === null || race === null || ethnicity === null || errors.length > 0) {
    return err(errors);
  }
  return ok({ ...readTexts(visible), ...birth.value, state, sex, race, ethnicity });
}
