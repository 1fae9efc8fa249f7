import { dayOfIso, formatUsDate } from './calendar-date.ts';
import type { PersonForm } from './guest-form.ts';
import { UNKNOWN_AGE } from './limits.ts';
import type { ProfileDraft } from './profile.ts';

/** The form that such a draft came from. A date that cannot be parsed stays unchanged, for the rules of the form to reject. */
export function personFormOf(draft: ProfileDraft): PersonForm {
  const { gender, age, dateOfBirth } = draft;
  const { firstName, middleName, lastName, phoneNumber, address, city, state, county, zipCode, ethnicity, race } =
    draft;
  const born = dayOfIso(dateOfBirth);
  return {
    firstName,
    middleName,
    lastName,
    dateOfBirth: born === null ? dateOfBirth : formatUsDate(born),
    noDateOfBirth: dateOfBirth === '' && age !== UNKNOWN_AGE,
    age: age === UNKNOWN_AGE ? '' : String(age),
    phoneNumber,
    address,
    city,
    state,
    county,
    zipCode,
    sex: gender,
    ethnicity,
    race,
  };
}
