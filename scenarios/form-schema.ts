import * as v from 'valibot';
import { EMPTY_GUEST_FORM } from '../core/domain/guest-form.ts';
import { ETHNICITIES, RACES, SEXES } from '../core/domain/choice-lists.ts';
import { expected, oneOf, optional, shape, text } from './schema-parts.ts';

/** True or false, also written as the words yes and no. */
const yesOrNo = v.pipe(
  v.union([v.boolean(), v.picklist(['yes', 'no'])], expected('yes or no')),
  v.transform((value) => value === true || value === 'yes'),
);

const { noDateOfBirth: _flag, ...EMPTY_TEXTS } = EMPTY_GUEST_FORM;
type TextField = keyof typeof EMPTY_TEXTS;
const TEXTS = Object.fromEntries(Object.keys(EMPTY_TEXTS).map((field) => [field, text])) as Record<
  TextField,
  typeof text
>;
/**
 * By the form's field names; a scenario may also write `zip` for `zipCode`. Values are read in this order and typed in it: the opt-out
 * comes first, because it decides which of the other fields a form has.
 */
const FIELDS = optional({
  noDateOfBirth: yesOrNo,
  ...TEXTS,
  sex: oneOf(SEXES, 'sex'),
  ethnicity: oneOf(ETHNICITIES, 'ethnicity'),
  race: oneOf(RACES, 'race'),
  zip: text,
  consentToReport: yesOrNo,
  label: text,
  isDefaultProfile: yesOrNo,
});

type Written = v.InferOutput<v.StrictObjectSchema<typeof FIELDS, undefined>>;

/** An age without a date of birth needs the opt-out, so it is checked. */
function asForm({ zip, ...values }: Written): Omit<Written, 'zip'> {
  const asksOptOut = values.age !== undefined && (values.dateOfBirth ?? '') === '';
  return {
    ...values,
    ...(zip === undefined ? {} : { zipCode: zip }),
    ...(asksOptOut && values.noDateOfBirth === undefined ? { noDateOfBirth: true } : {}),
  };
}

/** The input of the form about a person. */
export const formValues = v.pipe(shape('The form', FIELDS), v.transform(asForm));

/** One profile of the scenario's account. */
export const profile = v.pipe(
  shape('A profile', FIELDS),
  v.transform(({ consentToReport = false, label, isDefaultProfile: _first, ...values }) => ({
    form: asForm(values),
    consentToReport,
    ...(label !== undefined && { label }),
  })),
);
