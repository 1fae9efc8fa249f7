import { REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../core/domain/choice-lists.ts';
import { LANGUAGES } from '../core/domain/languages.ts';
import { ok } from '../core/domain/result.ts';
import { STEP_IDS } from '../core/flow/step-row.ts';
import {
  described,
  oneOf,
  reader,
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
import { LOSABLE } from './kept-on-device.ts';
import { expectation } from './read-expectation.ts';
import { failures } from './failing-calls.ts';
import { callName, duration, formValues, route } from './read-values.ts';
import type { ActionName, ActionValues, Answers, ScenarioAction } from './scenario.ts';

const MOST_PRESSES = 100;

const nothing = reader<null>({ type: 'null' }, ({ value, path }) =>
  value === null ? ok(null) : refuse(path, `This action takes no value, not ${written(value)}.`),
);

/** A reader that also takes nothing, which stands for a value. */
function orNothing<Value, Nothing>(read: Reader<Value>, instead: Nothing): Reader<Value | Nothing> {
  const schema = { anyOf: [{ type: 'null' }, read.schema] };
  return reader<Value | Nothing>(schema, (loose) => (loose.value === null ? ok(instead) : read(loose)));
}

const presses: Reader<number> = orNothing(wholeNumber(1, MOST_PRESSES), 1);

const ANSWERS = shape('An answer', {
  symptomatic: oneOf(SURE_ANSWERS),
  onset: text,
  collection: oneOf(['self', 'other']),
  control: oneOf(SURE_ANSWERS),
  test: oneOf(SURE_ANSWERS),
  result: oneOf(TEST_RESULTS),
  takenDate: text,
  takenTime: textLike(/^(?:\d{2}:\d{2})?$/, 'a time of day such as "15:45"'),
});

const answers = reader<Answers>({ ...ANSWERS.schema, minProperties: 1 }, (loose) => {
  const read = ANSWERS(loose);
  if (!read.ok) return read;
  return Object.keys(read.value).length === 0 ? refuse(loose.path, 'This answers nothing.') : ok(read.value);
});

const LOGIN = shape('A login', { email: text, password: text });

const credentials = reader<NonNullable<ActionValues['login']>>(
  { ...LOGIN.schema, required: ['email', 'password'] },
  (loose) => {
    const read = LOGIN(loose);
    if (!read.ok) return read;
    const { email, password } = read.value;
    if (email === undefined || password === undefined) return refuse(loose.path, 'A login needs email and password.');
    return ok({ email, password });
  },
);

const buttonId = textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the id of a button, in kebab-case');

/** The actions, each with how its value is read. */
const READERS: { readonly [Name in ActionName]: Reader<ActionValues[Name]> } = {
  start: described('Choose Testing or Express testing at home.', oneOf(['testing', 'reporting'])),
  next: described('Press Next, as often as it says.', presses),
  back: described('Press the back arrow, as often as it says.', presses),
  until: described('Press Next, ticking every box, until this step shows.', oneOf(STEP_IDS)),
  answer: described('Give the answers that the step asks for.', answers),
  select: described('Choose a person by first and last name.', someText),
  tick: described('Tick every box of the step.', oneOf(['all'])),
  scan: described('Hold a code with this text before the camera.', text),
  ok: described('Press OK on the message of a scan.', nothing),
  leave: described('Press Cancel on the message of a scan.', nothing),
  report: described('Choose how to report, and press Next.', oneOf(REPORT_OPTIONS)),
  profile: described('Type into the open form about a person, and save it.', formValues),
  account: described("Answer the guest's question at the end of a test.", oneOf(['decline', 'create'])),
  home: described('Go home.', nothing),
  cancel: described('Press Cancel test in the dialog at home.', nothing),
  continue: described('Press Continue test in the dialog at home.', nothing),
  offline: described('The network goes away.', nothing),
  online: described('The network comes back.', nothing),
  fail: described('The next call of each name fails with this status, and as it says.', failures),
  hold: described('The next call of this name is carried out, and its answer waits for release.', callName),
  release: described('The answer that was held arrives.', callName),
  logout: described('Sign out.', nothing),
  login: described("Sign in, with the scenario's own account unless another is named.", orNothing(credentials, null)),
  language: described('Choose the language.', oneOf(LANGUAGES)),
  go: described('Open an address.', route),
  fill: described("Type into the open form's fields, by name.", recordOf(someText, text)),
  press: described('Press a button or link by its id.', buttonId),
  code: described('Type the code that was sent, or another one.', oneOf(['right', 'wrong'])),
  tab: described('Turn to a tab; the second opens at home.', oneOf(['first', 'second'])),
  idle: described('Let time pass without any input, such as 61m.', duration),
  reload: described('Close the page and open it again.', nothing),
  lose: described('Lose a value of the test from the device, and open the page again.', oneOf(LOSABLE)),
  wait: described('Move the clock, such as 14m59s.', duration),
  expect: described('What must be true now.', expectation),
};

/** The actions that stand by themselves, without a value. */
const BARE_NAMES = Object.entries(READERS).flatMap(([name, read]) =>
  read({ value: null, path: [] }).ok ? [name] : [],
);
const ACTION_SCHEMA = {
  anyOf: [
    { enum: BARE_NAMES },
    {
      type: 'object',
      properties: Object.fromEntries(Object.entries(READERS).map(([name, { schema }]) => [name, schema])),
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    },
  ],
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
export const action = reader<ScenarioAction>(ACTION_SCHEMA, ({ value, path }) => {
  if (typeof value === 'string') return named(value, { value: null, path });
  const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const [name] = names;
  if (name === undefined || names.length > 1) {
    return refuse(path, `Expected one action, such as "next" or "wait: 15m", not ${written(value)}.`);
  }
  return named(name, { value: (value as Readonly<Record<string, unknown>>)[name], path: [...path, name] });
});
