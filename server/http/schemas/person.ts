import * as v from 'valibot';
import { ETHNICITIES, RACES, SEXES, STATE_CODES } from '../../../core/domain/choice-lists.ts';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../../../core/domain/limits.ts';
import { dayShape, text } from './text.ts';

/** Longer than any valid phone number or zip, so that a longer one is rejected as invalid. */
const MAX_CONTACT_LENGTH = 254;

/** A choice list, where `default` means that nothing was chosen (product.md section 3, "Guest info"). */
const choice = <const Values extends readonly string[]>(values: Values) => v.picklist([...values, 'default']);

/** A tested person's sex; the field's name differs between calls. */
export const sexChoice = choice(SEXES);

/** The fields of a tested person that guests and profiles share, without the sex. */
export const personEntries = {
  firstName: text(MAX_NAME_LENGTH),
  middleName: text(MAX_NAME_LENGTH),
  lastName: text(MAX_NAME_LENGTH),
  dateOfBirth: v.union([v.literal(''), dayShape]),
  age: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  phoneNumber: text(MAX_CONTACT_LENGTH),
  address: text(MAX_ADDRESS_LENGTH),
  city: text(MAX_NAME_LENGTH),
  state: choice(STATE_CODES),
  county: text(MAX_NAME_LENGTH),
  zipCode: text(MAX_CONTACT_LENGTH),
  ethnicity: choice(ETHNICITIES),
  race: choice(RACES),
};
