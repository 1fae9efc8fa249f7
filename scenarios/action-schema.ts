import * as v from 'valibot';
import { REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../core/domain/choice-lists.ts';
import { LANGUAGES } from '../core/domain/languages.ts';
import { STEP_IDS } from '../core/flow/step-row.ts';
import { expectation } from './expectation-schema.ts';
import { failures } from './failure-schema.ts';
import { formValues } from './form-schema.ts';
import { LOSABLE } from './kept-on-device.ts';
import {
  callName,
  described,
  expected,
  fieldName,
  oneOf,
  optional,
  recordOf,
  route,
  shape,
  someText,
  text,
  textLike,
  wholeNumber,
  written,
  type DeepReadonly,
} from './schema-parts.ts';

const SECOND_MS = 1000;
const MOST_PRESSES = 100;

const nothing = v.null(({ input }) => `This action takes no value, not ${written(input)}.`);

const presses = v.pipe(
  v.nullable(wholeNumber(1, MOST_PRESSES)),
  v.transform((times) => times ?? 1),
);

/** A span of time, in milliseconds. */
const duration = v.pipe(
  textLike(/^(?=\d)(?:\d{1,6}h)? ?(?:\d{1,6}m)? ?(?:\d{1,6}s)?$/, 'a duration such as 14m59s'),
  v.transform((span) => {
    const part = (unit: string): number => Number(new RegExp(`(\\d+)${unit}`).exec(span)?.[1] ?? 0);
    return ((part('h') * 60 + part('m')) * 60 + part('s')) * SECOND_MS;
  }),
);

/** What is answered on a step; dates as typed, `MM/DD/YYYY`. */
const answers = v.pipe(
  shape(
    'An answer',
    optional({
      symptomatic: oneOf(SURE_ANSWERS),
      onset: text,
      collection: oneOf(['self', 'other']),
      control: oneOf(SURE_ANSWERS),
      test: oneOf(SURE_ANSWERS),
      result: oneOf(TEST_RESULTS),
      takenDate: text,
      takenTime: textLike(/^(?:\d{2}:\d{2})?$/, 'a time of day such as "15:45"'),
    }),
  ),
  v.minEntries(1, 'This answers nothing.'),
);

const buttonId = textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the id of a button, in kebab-case');
const credentials = v.nullable(shape('A login', { email: text, password: text }));

/** Every action with what it carries; `null` for those that carry nothing. */
export const ACTIONS = {
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
  login: described("Sign in, with the scenario's own account unless another is named.", credentials),
  language: described('Choose the language.', oneOf(LANGUAGES)),
  go: described('Open an address.', route),
  fill: described("Type into the open form's fields, by name.", recordOf(fieldName, text)),
  press: described('Press a button or link by its id.', buttonId),
  code: described('Type the code that was sent, or another one.', oneOf(['right', 'wrong'])),
  tab: described('Turn to a tab; the second opens at home.', oneOf(['first', 'second'])),
  idle: described('Let time pass without any input, such as 61m.', duration),
  reload: described('Close the page and open it again.', nothing),
  lose: described('Lose a value of the test from the device, and open the page again.', oneOf(LOSABLE)),
  wait: described('Move the clock, such as 14m59s.', duration),
  expect: described('What must be true now.', expectation),
};

/** Every action with what it carries; `null` for those that carry nothing. Durations in milliseconds. */
export type ActionValues = {
  readonly [Name in keyof typeof ACTIONS]: DeepReadonly<v.InferOutput<(typeof ACTIONS)[Name]>>;
};
export type ActionName = keyof ActionValues;

/** One thing that is done, or one expectation. */
export type ScenarioAction = {
  readonly [Name in ActionName]: { readonly name: Name; readonly value: ActionValues[Name] };
}[ActionName];

const NAMES = Object.keys(ACTIONS) as ActionName[];
const hasNoAction = (names: string): string => `There is no action ${names}; the actions are ${NAMES.join(', ')}.`;
const ONE = 'one action, such as "next" or "wait: 15m"';
const oneOnly = ({ input }: { readonly input: object }): string =>
  `Expected ${ONE}, not ${Object.keys(input).join(' and ') || 'none'}.`;

function noAction({ input }: { readonly input: unknown }): string {
  if (typeof input !== 'string') return expected(ONE)({ input });
  const isKnown = Object.hasOwn(ACTIONS, input);
  return isKnown ? `The action ${written(input)} needs a value.` : hasNoAction(written(input));
}

/** The name of an action that can do without a value. */
const bare = v.pipe(
  v.picklist(NAMES.filter((name) => v.is(ACTIONS[name], null))),
  v.transform((name) => ({ [name]: v.parse(ACTIONS[name], null) })),
);
const withValue = v.pipe(
  shape('An action', optional(ACTIONS), hasNoAction),
  v.minEntries(1, oneOnly),
  v.maxEntries(1, oneOnly),
);

/** One item of `do`: the name of an action alone, or a mapping of that one name to its value. */
export const action = v.pipe(
  v.union([bare, withValue], noAction),
  v.transform((found) => {
    const [[name, value] = []] = Object.entries(found);
    return { name, value } as ScenarioAction;
  }),
);
