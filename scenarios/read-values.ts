import { EMPTY_GUEST_FORM } from '../core/domain/guest-form.ts';
import { ok } from '../core/domain/result.ts';
import { CALL_NAMES, callNameOf } from './call-names.ts';
import { reader, refuse, shape, text, textLike, written, type Reader } from './loose-value.ts';
import type { FormValues, ScenarioProfile } from './scenario.ts';

const DURATION = /^(?:(\d{1,6})h)? ?(?:(\d{1,6})m)? ?(?:(\d{1,6})s)?$/;
const SECOND_MS = 1000;

/** A span of time such as `14m59s`, in milliseconds. */
export const duration = reader<number>(
  { type: 'string', pattern: DURATION.source, minLength: 1 },
  ({ value, path }) => {
    const match = typeof value === 'string' && value !== '' ? DURATION.exec(value) : null;
    if (match === null) return refuse(path, `Expected a duration such as 14m59s, not ${written(value)}.`);
    const [hours, minutes, seconds] = [match[1], match[2], match[3]].map((part) => Number(part ?? 0));
    return ok((((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * SECOND_MS);
  },
);

/** The names are there for an editor to offer; the pattern takes any other way to write the parameters of their paths. */
const CALL_SCHEMA = {
  type: 'string',
  anyOf: [
    { enum: CALL_NAMES },
    ...CALL_NAMES.map((name) => ({ pattern: `^${name.replaceAll('.', '\\.').replaceAll(/:[a-z]+/gi, '[^/ ]+')}$` })),
  ],
};

/** A call of the API table. */
export const callName = reader<string>(CALL_SCHEMA, ({ value, path }) => {
  const [method = '', call = '', ...rest] = typeof value === 'string' ? value.split(' ') : [];
  const name = rest.length === 0 ? callNameOf(method, call) : null;
  return name === null
    ? refuse(path, `There is no call ${written(value)}; the calls are ${CALL_NAMES.join(', ')}.`)
    : ok(name);
});

/** A route of the app. */
export const route = textLike(/^\/\S*$/, 'a route, which begins with /');

/** True or false, also written as the words yes and no. */
const yesOrNo = reader<boolean>({ enum: [true, false, 'yes', 'no'] }, ({ value, path }) => {
  if (value === true || value === 'yes') return ok(true);
  if (value === false || value === 'no') return ok(false);
  return refuse(path, `Expected yes or no, not ${written(value)}.`);
});

const { noDateOfBirth: _flag, ...EMPTY_TEXTS } = EMPTY_GUEST_FORM;
const FORM_TEXTS = Object.fromEntries(Object.keys(EMPTY_TEXTS).map((field) => [field, text])) as Readonly<
  Record<keyof typeof EMPTY_TEXTS, Reader<string>>
>;
const FORM_READERS = { ...FORM_TEXTS, zip: text, noDateOfBirth: yesOrNo, consentToReport: yesOrNo };
const FORM = shape('The form', FORM_READERS);
const PROFILE = shape('A profile', FORM_READERS);

/** An age without a date of birth is what the opt-out asks for, so it is ticked. */
function withOptOut(values: FormValues): FormValues {
  const asksOptOut = values.age !== undefined && (values.dateOfBirth ?? '') === '';
  return asksOptOut && values.noDateOfBirth === undefined ? { ...values, noDateOfBirth: true } : values;
}

function asForm({ zip, ...values }: FormValues & { readonly zip?: string }): FormValues {
  return withOptOut(zip === undefined ? values : { ...values, zipCode: zip });
}

/** What is typed into the form about a person. */
export const formValues = reader<FormValues>(FORM.schema, (loose) => {
  const read = FORM(loose);
  return read.ok ? ok(asForm(read.value)) : read;
});

/** One profile of the scenario's account. */
export const profile = reader<ScenarioProfile>(PROFILE.schema, (loose) => {
  const read = PROFILE(loose);
  if (!read.ok) return read;
  const { consentToReport = false, ...values } = read.value;
  return ok({ form: asForm(values), consentToReport });
});
