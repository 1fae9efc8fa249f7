import { REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../domain/choice-lists.ts';
import { LANGUAGES } from '../domain/languages.ts';
import { ok } from '../domain/result.ts';
import { STEP_IDS } from '../flow/step-row.ts';
import {
  oneOf,
  recordOf,
  refuse,
  shape,
  someText,
  text,
  textLike,
  wholeNumber,
  written,
  type Loose,
  type Read,
  type Reader,
} from './loose-value.ts';
import { expectation } from './read-expectation.ts';
import { callName, duration, formValues, route } from './read-values.ts';
import type { ActionName, ActionValues, Answers, ScenarioAction } from './scenario.ts';

const MOST_PRESSES = 100;
const LEAST_FAILURE = 400;
const MOST_FAILURE = 599;

const nothing: Reader<null> = ({ value, path }) =>
  value === null ? ok(null) : refuse(path, `This action takes no value, not ${written(value)}.`);

const presses: Reader<number> = (loose) => (loose.value === null ? ok(1) : wholeNumber(1, MOST_PRESSES)(loose));

const answers: Reader<Answers> = (loose) => {
  const read = shape('An answer', {
    symptomatic: oneOf(SURE_ANSWERS),
    onset: text,
    collection: oneOf(['self', 'other']),
    control: oneOf(SURE_ANSWERS),
    test: oneOf(SURE_ANSWERS),
    result: oneOf(TEST_RESULTS),
    takenDate: text,
    takenTime: textLike(/^(?:\d{2}:\d{2})?$/, 'a time of day such as "15:45"'),
  })(loose);
  if (!read.ok) return read;
  return Object.keys(read.value).length === 0 ? refuse(loose.path, 'This answers nothing.') : ok(read.value);
};

const credentials: Reader<ActionValues['login']> = (loose) => {
  if (loose.value === null) return ok(null);
  const read = shape('A login', { email: text, password: text })(loose);
  if (!read.ok) return read;
  const { email, password } = read.value;
  if (email === undefined || password === undefined) return refuse(loose.path, 'A login needs email and password.');
  return ok({ email, password });
};

/** The actions, each with how its value is read. */
const READERS: { readonly [Name in ActionName]: Reader<ActionValues[Name]> } = {
  start: oneOf(['testing', 'reporting']),
  next: presses,
  back: presses,
  until: oneOf(STEP_IDS),
  answer: answers,
  select: someText,
  tick: oneOf(['all']),
  scan: text,
  ok: nothing,
  leave: nothing,
  report: oneOf(REPORT_OPTIONS),
  profile: formValues,
  account: oneOf(['decline', 'create']),
  home: nothing,
  cancel: nothing,
  continue: nothing,
  offline: nothing,
  online: nothing,
  fail: recordOf(callName, wholeNumber(LEAST_FAILURE, MOST_FAILURE)),
  logout: nothing,
  login: credentials,
  language: oneOf(LANGUAGES),
  go: route,
  fill: recordOf(someText, text),
  press: textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the id of a button, in kebab-case'),
  code: oneOf(['right', 'wrong']),
  tab: oneOf(['first', 'second']),
  idle: duration,
  reload: nothing,
  wait: duration,
  expect: expectation,
};

function named(name: string, loose: Loose): Read<ScenarioAction> {
  if (!Object.hasOwn(READERS, name)) {
    return refuse(
      loose.path,
      `There is no action ${written(name)}; the actions are ${Object.keys(READERS).join(', ')}.`,
    );
  }
  const read = READERS[name as ActionName](loose);
  return read.ok ? ok({ name, value: read.value } as ScenarioAction) : read;
}

/** One item of `do`: the name of an action alone, or a mapping of that one name to its value. */
export const action: Reader<ScenarioAction> = ({ value, path }) => {
  if (typeof value === 'string') return named(value, { value: null, path });
  const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const [name] = names;
  if (name === undefined || names.length > 1) {
    return refuse(path, `Expected one action, such as "next" or "wait: 15m", not ${written(value)}.`);
  }
  return named(name, { value: (value as Readonly<Record<string, unknown>>)[name], path: [...path, name] });
};
