import * as v from 'valibot';
import {
  ETHNICITIES,
  RACES,
  SEXES,
  STATE_CODES,
  SURE_ANSWERS,
  TEST_RESULTS,
} from '../../../core/domain/choice-lists.ts';
import { dayShape, identifier, instantShape, MAX_ID_LENGTH, text } from './text.ts';

const MAX_NAME_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 500;
const MAX_CONTACT_LENGTH = 254;
/** Time zones reach from 12 hours west to 14 hours east. */
const [WESTERNMOST_OFFSET_MINUTES, EASTERNMOST_OFFSET_MINUTES] = [-12 * 60, 14 * 60];

/** A choice list, where `default` means that nothing was chosen (product.md section 3, "Guest info"). */
const choice = <const Values extends readonly string[]>(values: Values) => v.picklist([...values, 'default']);

const guestInfoSchema = v.object({
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
  sex: choice(SEXES),
  ethnicity: choice(ETHNICITIES),
  race: choice(RACES),
  emailAddress: text(MAX_CONTACT_LENGTH),
});

/** The body of POST /test-results/guest-create (product.md section 7). Fields that it does not know are left out. */
export const guestSubmissionSchema = v.object({
  testId: identifier(MAX_ID_LENGTH),
  deviceId: identifier(MAX_ID_LENGTH),
  result: v.picklist(TEST_RESULTS),
  testDate: instantShape,
  isSymptomatic: v.picklist(SURE_ANSWERS),
  symptomOnsetDate: v.union([v.literal('n/a'), dayShape]),
  sendToAims: v.boolean(),
  submitToCloud: v.boolean(),
  guestInfo: guestInfoSchema,
  collectedAt: v.optional(instantShape),
  analysedAt: v.optional(instantShape),
  utcOffset: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(WESTERNMOST_OFFSET_MINUTES), v.maxValue(EASTERNMOST_OFFSET_MINUTES)),
  ),
});
