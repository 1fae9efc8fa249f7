import * as v from 'valibot';
import { LINKS } from '../core/flow/app-routes.ts';
import { RESCUE_CARD_IDS, RESCUE_PRESSES, rescuePress } from '../core/flow/rescue-cards.ts';
import { COUNTER_PRESSES } from '../core/flow/step-counter.ts';
import { OFFER_PRESSES, PRACTICE_PRESSES } from '../core/flow/step-offers.ts';
import { CALL_NAMES, callNameOf } from './call-names.ts';
import { didYouMean } from '../core/domain/closest-word.ts';

/** The buttons of tables that the screens draw. */
const IN_TABLES = [
  ...Object.keys(LINKS),
  ...RESCUE_CARD_IDS.map(rescuePress),
  ...[RESCUE_PRESSES, COUNTER_PRESSES, OFFER_PRESSES, PRACTICE_PRESSES].flatMap((table) => Object.values(table)),
];

/** The buttons whose id a screen makes from the name of a field, a file or a place. */
export const MADE_BUTTON_IDS = [
  ...['cancel-city', 'cancel-county', 'choose-city', 'choose-county', 'save-json', 'save-page'],
  ...['show-confirm-password', 'show-new-password', 'show-old-password', 'show-password'],
];

/** All other buttons, whose ids stand in the source of their screens and forms. */
export const SCREEN_BUTTON_IDS = [
  ...['another-person', 'close-refusal', 'continue-guest-test', 'keep-result', 'leave-result', 'take-refusal'],
  ...['abandon-device', 'about-report', 'add-device', 'add-name', 'agree', 'already-tested', 'ask-deletion'],
  ...['back', 'calendar', 'camera-off', 'camera-on', 'cancel', 'change-email', 'change-password', 'choose-photo'],
  ...['choose-profile', 'clearline-home', 'confirm', 'confirm-delete', 'confirm-device', 'confirm-ending'],
  ...['confirm-refusal', 'confirm-removal', 'confirm-withdrawal', 'continue', 'continue-as-guest', 'copy-details'],
  ...['create-account', 'decline-account', 'delete-profile', 'edit-person', 'end-other-sessions', 'end-session'],
  ...['error-details', 'get-data', 'help', 'home', 'keep-account', 'keep-device', 'keep-profile', 'keep-report'],
  ...['keep-session', 'language', 'last-result', 'log-in', 'look-again', 'next', 'not-now', 'open-snapshot'],
  ...[
    'other-email',
    'print',
    'privacy-policy-of-section',
    'read-aloud',
    'reload',
    'remarks',
    'remove-device',
    'retry-refused',
    'send-refused-for',
    'return-to-login',
  ],
  ...['save-message', 'save-profile', 'scan-leave', 'scan-ok', 'see-all-questions', 'send-code', 'send-link'],
  ...['send-new-code', 'send-request', 'send-waiting', 'set-password', 'show-all-questions', 'show-cities'],
  ...['show-more', 'show-profile', 'sign-out', 'sign-out-now', 'stages', 'start-reporting', 'start-testing', 'stay'],
  ...['take-photo', 'technical-details', 'torch', 'try-again', 'type-code', 'use-code', 'verify', 'verify-code'],
  ...['view-previous', 'what-is-sent', 'what-was-sent', 'who-got-it', 'withdraw-report', 'write-deletion'],
];

/** The ids of all buttons and links of the app, besides the results of a list. */
export const BUTTON_IDS: readonly string[] = [
  ...new Set([...IN_TABLES, ...MADE_BUTTON_IDS, ...SCREEN_BUTTON_IDS]),
].toSorted();

/** The ids of the results of a list, by their places in it. */
const RESULT_ID = /^result-[1-9]\d*$/;

type About = { readonly input: unknown };
type Entries = Readonly<Record<string, v.GenericSchema>>;

/** A value as written in the file, for messages. */
export const written = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The message for a value that was not expected. */
export const expected =
  (what: string) =>
  ({ input }: About): string =>
    `Expected ${what}, not ${written(input)}.`;

/** Words joined as a list for messages. */
const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

/** A schema with a description that editors show. */
export function described<Schema extends v.GenericSchema>(description: string, schema: Schema) {
  return v.pipe(schema, v.description(description));
}

const noText = ({ input }: About): string =>
  `Expected a text, not ${written(input)}; a text that reads as something else needs quotes.`;

/** A text; a number is read as the text that was written. */
export const text = v.pipe(v.union([v.string(), v.number()], noText), v.transform(String));

/** A text that is not empty. */
export const nonEmptyText = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/\S/, 'Expected a text with something in it.')), v.number()], noText),
  v.transform(String),
);

/** A text that matches a pattern; `what` names the pattern in messages. */
export const textLike = (form: RegExp, what: string) => v.pipe(v.string(expected(what)), v.regex(form, expected(what)));

/** Words of longer lists are named by what they are. */
const SHORT_LIST = 8;
/** Longer lists are left out of every message. */
const LONG_LIST = 20;
const WHERE_LISTED = '; fixtures/scenarios/scenario.schema.json lists them all';

/** The end of a message about an unknown word: the one that was probably meant, or all that there are. */
export function knownWords(typed: unknown, words: readonly string[], listed: string): string {
  const meant = didYouMean(typed, words);
  return meant === '' ? `${words.length > LONG_LIST ? WHERE_LISTED : listed}.` : `.${meant}`;
}

/** One of the listed words; `what` names what they are in messages about long lists. */
export const oneOf = <const Words extends readonly string[]>(words: Words, what = 'value') =>
  v.picklist(words, ({ input }) =>
    words.length > SHORT_LIST
      ? `There is no ${what} ${written(input)}${knownWords(input, words, `; expected ${orList(words)}`)}`
      : `${expected(orList(words))({ input })}${didYouMean(input, words)}`,
  );

/** One word, a list of words, or the word none, as a list; `what` names what they are in messages. */
export const severalOf = <const Words extends readonly string[]>(words: Words, what: string) => {
  const word = oneOf(words, what);
  const unknown = ({ input }: About): string => {
    const wrong = [input].flat().find((one) => typeof one !== 'string' || !words.includes(one));
    return `There is no ${what} ${written(wrong)}${knownWords(wrong, [...words, 'none'], `; expected ${orList([...words, 'none'])}`)}`;
  };
  return v.pipe(
    v.union([v.literal('none'), word, v.array(word)], unknown),
    v.transform((found): readonly Words[number][] => (found === 'none' ? [] : [found].flat())),
  );
};

/** A whole number within limits. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const limits = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  const message = expected(`a whole number ${limits}`);
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

/** A mapping of names to values of one kind. */
export const recordOf = <Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
) => v.record(key, value, expected('a mapping of names to values'));

/** Makes all entries optional. */
export function optional<Some extends Entries>(entries: Some) {
  const wrapped = Object.entries(entries).map(([key, schema]) => [key, v.exactOptional(schema)]);
  return Object.fromEntries(wrapped) as { [Key in keyof Some]: v.ExactOptionalSchema<Some[Key], undefined> };
}

/** A mapping with only the given keys. `what` names it in messages. */
export function shape<const Some extends v.ObjectEntries>(
  what: string,
  entries: Some,
  hasNo = `${what} has no`,
  others = 'it has',
) {
  return v.strictObject(entries, ({ input, expected: wanted, path }) => {
    const place = path?.[0];
    if (place === undefined || Array.isArray(place.input)) {
      return expected('a mapping of names to values')({ input: place?.input ?? input });
    }
    if (wanted !== 'never') return `${what} needs ${wanted}.`;
    const unknown = Object.keys(place.input as object).filter((key) => !Object.hasOwn(entries, key));
    const names = Object.keys(entries);
    const end = knownWords(unknown[0], names, `; ${others} ${names.join(', ')}`);
    return `${hasNo} ${unknown.map(written).join(' and no ')}${end}`;
  });
}

/** A route of the app. */
export const route = textLike(/^\/\S*$/, 'a route, which begins with /');

/** The name of a field; rejects an index, which a list instead of a mapping would have. */
export const fieldName = textLike(/^[a-z][\w.-]*$/i, 'the name of a field');

const noCall = ({ input }: About): string =>
  `There is no call ${written(input)}${knownWords(input, CALL_NAMES, `; the calls are ${CALL_NAMES.join(', ')}`)}`;
const CALL_PATTERNS = CALL_NAMES.map((name) => name.replaceAll('.', '\\.').replaceAll(/:[a-z]+/gi, '[^/ ]+'));

/** A call of the API table. The names are for completion in editors; the pattern accepts other values of path parameters. */
export const callName = v.pipe(
  v.union(
    [v.picklist(CALL_NAMES), v.pipe(v.string(), v.regex(new RegExp(`^(?:${CALL_PATTERNS.join('|')})$`), noCall))],
    noCall,
  ),
  v.transform((call) => {
    const [method = '', path = ''] = call.split(' ');
    return callNameOf(method, path) ?? call;
  }),
);

const noButton = ({ input }: About): string =>
  `There is no button ${written(input)}${knownWords(input, BUTTON_IDS, `; the buttons are ${BUTTON_IDS.join(', ')}`)}`;

/** A button or link of the app by its id. */
export const buttonId = v.union([v.picklist(BUTTON_IDS), v.pipe(v.string(), v.regex(RESULT_ID, noButton))], noButton);

/** A value that cannot be changed at any depth. */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;
