import * as v from 'valibot';
import { API_ROUTES, type ApiRoute } from '../core/api/routes.ts';
import { REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../core/domain/choice-lists.ts';
import { ERROR_CODES } from '../core/domain/error-codes.ts';
import { LANGUAGES } from '../core/domain/languages.ts';
import { STEP_BOXES, STEP_IDS } from '../core/flow/step-row.ts';
import { DURATION, DURATION_EXAMPLE, parseDuration } from './duration.ts';
import { expectation } from './expectation-schema.ts';
import { formValues } from './form-schema.ts';
import type { Failure } from './scenario-words.ts';
import {
  buttonId,
  callName,
  described,
  expected,
  fieldName,
  knownWords,
  oneOf,
  optional,
  recordOf,
  route,
  shape,
  nonEmptyText,
  text,
  textLike,
  written,
  type DeepReadonly,
  wholeNumber,
} from './schema-parts.ts';
import { LOSABLE } from './stored-values.ts';

const LEAST_STATUS = 400;
/** A proxy's page fails a call whatever its status. */
const LEAST_FOREIGN_STATUS = 200;
const STATUSES_WITHOUT_PAGE = [204, 205, 304];
const MOST_STATUS = 599;

const ROUTES: readonly ApiRoute[] = Object.values(API_ROUTES);
/** All other codes follow from the status. */
export const NAMED_CODES = ERROR_CODES.filter(
  (code) =>
    code === 'SERVICE_UNAVAILABLE' ||
    ROUTES.some(({ named = {} }) => Object.values(named).some((codes) => codes?.includes(code))),
);

const status = wholeNumber(LEAST_STATUS, MOST_STATUS);
const rejectedFields = v.pipe(
  recordOf(fieldName, oneOf(ERROR_CODES, 'error')),
  v.transform((fields) => Object.entries(fields).map(([field, code]) => ({ field, code }))),
);
const OURS = shape('A failing answer', {
  status,
  ...optional({ code: oneOf(NAMED_CODES, 'error'), fields: rejectedFields, foreign: v.never() }),
});
const FOREIGN = shape('A foreign answer', {
  status: v.pipe(
    wholeNumber(LEAST_FOREIGN_STATUS, MOST_STATUS),
    v.notValues(STATUSES_WITHOUT_PAGE, 'A foreign answer needs a status of a page.'),
  ),
  foreign: v.literal(true),
});

const failure = v.pipe(
  v.union(
    [status, v.variant('foreign', [FOREIGN, OURS], expected('true'))],
    expected(`a whole number from ${LEAST_STATUS} to ${MOST_STATUS}, or what the answer says`),
  ),
  v.transform((answer): Failure => (typeof answer === 'number' ? { status: answer } : answer)),
);

/** How the next call of each name fails: a status, or a mapping of the response's parts. */
const failures = recordOf(callName, failure);

const STEP_BOX_NAMES = Object.values(STEP_BOXES).flat();

const nothing = v.null(({ input }) => `This action takes no value, not ${written(input)}.`);

function noDuration({ input }: { readonly input: unknown }): string {
  const count = String(input);
  if (!/^\d+$/.test(count)) return expected(`a duration such as ${DURATION_EXAMPLE}`)({ input });
  return `${written(input)} has no unit. Write ${count}s for seconds, or ${count}m for minutes.`;
}

/** A duration, parsed to milliseconds. */
const duration = v.pipe(
  v.string(noDuration),
  v.regex(DURATION, noDuration),
  v.transform((span) => parseDuration(span) ?? 0),
);

/** Answers to the questions of a step; dates as typed, `MM/DD/YYYY`. */
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

const credentials = v.nullable(shape('A login', { email: text, password: text }));

/** Every action with its value; `null` for actions without a value. */
export const ACTIONS = {
  start: described('Choose Testing or Express testing at home.', oneOf(['testing', 'reporting'])),
  next: described('Press Next.', nothing),
  back: described('Press the back arrow.', nothing),
  backTo: described('Press the back arrow, until this step shows.', oneOf(STEP_IDS, 'step')),
  until: described('Check all boxes and press Next, until this step shows.', oneOf(STEP_IDS, 'step')),
  answer: described("Answer the step's questions.", answers),
  select: described(
    'Choose a person by the name that shows: first and last name, or the words for a person without a name.',
    nonEmptyText,
  ),
  tick: described('Check every box of the step, or one.', oneOf(['all', ...STEP_BOX_NAMES], 'box')),
  untick: described('Uncheck a box of the step.', oneOf(STEP_BOX_NAMES, 'box')),
  scan: described('Hold a code with this text before the camera.', text),
  photo: described('Choose a photo of a code with this text.', text),
  ok: described('Press OK on the message of a scan.', nothing),
  leave: described('Press Cancel on the message of a scan.', nothing),
  report: described('Choose how to report, and press Next.', oneOf(REPORT_OPTIONS)),
  profile: described('Fill in the open form about a person, and save it.', formValues),
  account: described("Answer the guest's question at the end of a test.", oneOf(['decline', 'create'])),
  home: described('Go home.', nothing),
  cancel: described('Press Cancel test in the dialog at home.', nothing),
  continue: described('Press Continue test in the dialog at home.', nothing),
  offline: described('Go offline.', nothing),
  online: described('Go online.', nothing),
  fail: described('Let the next call of each name fail with this response.', failures),
  hold: described('Let the server process the next call of this name, and delay its response until release.', callName),
  drop: described('Let the server process the next call of this name, and lose its response.', callName),
  release: described('Deliver the delayed response.', callName),
  logout: described('Log out.', nothing),
  login: described("Log in, with the scenario's own account by default.", credentials),
  language: described('Choose the language.', oneOf(LANGUAGES)),
  go: described('Open a URL.', route),
  fill: described("Type into the open form's fields, by name.", recordOf(fieldName, text)),
  press: described('Press a button or link by its id; `result-1` is the first result of a list.', buttonId),
  code: described('Type the code that was sent, or another one.', oneOf(['right', 'wrong'])),
  tab: described('Switch to a tab; the second opens at home.', oneOf(['first', 'second'])),
  idle: described('Let time pass without any input, such as 61m.', duration),
  reload: described('Close the page and open it again.', nothing),
  lose: described("Delete a value of the test from the browser's storage, and open the page again.", oneOf(LOSABLE)),
  wait: described('Move the clock, such as 14m59s.', duration),
  expect: described('Check what must be true now.', expectation),
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
const [NO_ACTION, ACTIONS_ARE] = ['There is no action', 'the actions are'];
const ONE = 'one action, such as "next" or "wait: 15m"';
const oneOnly = ({ input }: { readonly input: object }): string =>
  `Expected ${ONE}, not ${Object.keys(input).join(' and ') || 'none'}.`;

function noAction({ input }: { readonly input: unknown }): string {
  if (typeof input !== 'string') return expected(ONE)({ input });
  const isKnown = Object.hasOwn(ACTIONS, input);
  if (isKnown) return `The action ${written(input)} needs a value.`;
  return `${NO_ACTION} ${written(input)}${knownWords(input, NAMES, `; ${ACTIONS_ARE} ${NAMES.join(', ')}`)}`;
}

/** The name of an action that needs no value. */
const bare = v.pipe(
  v.picklist(NAMES.filter((name) => v.is(ACTIONS[name], null))),
  v.transform((name) => ({ [name]: v.parse(ACTIONS[name], null) })),
);
const withValue = v.pipe(
  shape('An action', optional(ACTIONS), NO_ACTION, ACTIONS_ARE),
  v.minEntries(1, oneOnly),
  v.maxEntries(1, oneOnly),
);

/** One item of `do`: the name of an action, or a mapping of that one name to its value. */
export const action = v.pipe(
  v.union([bare, withValue], noAction),
  v.transform((found) => {
    const [[name, value] = []] = Object.entries(found);
    return { name, value } as ScenarioAction;
  }),
);
