import { routeName } from '../../core/api/routes.ts';
import { postedProgress, type Observation, type SentCall } from '../../scenarios/observation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an action may change besides the place, by the keys of an expectation. */
const RECORDED = ['timer', 'result', 'scan', 'message', 'device'] as const satisfies readonly (keyof Observation)[];

/** What else an action may change if the screen stays the same. */
const RECORDED_HERE = ['checked', 'canNext'] as const satisfies readonly (keyof Observation)[];

/** Fields that differ each time: ids, secrets, addresses of this play, and when a call was made. */
const CHANGING = /(?:id|ids|token|password|email|timestamp)$/i;

/** Calls with a code that was sent in a message, in the field `code`. */
const CODE_CALLS: ReadonlySet<string> = new Set(
  (['verifyCode', 'addOtpDevice', 'resetPassword'] as const).map(routeName),
);

function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** The fields of a payload that are the same each time the path is played. */
function lastingFields(payload: Fields): Fields {
  const lasting = Object.entries(payload).filter(([key]) => !CHANGING.test(key));
  const pairs = lasting.map(([key, value]) => [key, asFields(value) === null ? value : lastingFields(value as Fields)]);
  return Object.fromEntries(pairs) as Fields;
}

/** Follows every step; what is new in it is the progress, which has a key of its own. */
const PROGRESS_CALL = routeName('postProgress');

/** The payload of a call, without the code that was sent in a message. */
function sentPayload({ name, payload }: SentCall): Fields {
  const { code, ...others } = asFields(payload) ?? {};
  return code === undefined || CODE_CALLS.has(name) ? others : { ...others, code };
}

/** What was sent by an action: of each call the last payload. */
function sentFields(calls: readonly SentCall[]): Fields {
  const others = calls.filter(({ name }) => name !== PROGRESS_CALL);
  const sent = others.map((call) => [call.name, lastingFields(sentPayload(call))] as const);
  return Object.fromEntries(sent.filter(([, fields]) => Object.keys(fields).length > 0));
}

/** Actions after which the place is expected even if they did not change it: that they lead nowhere was seen, too. */
const LEADING = ['press', 'go', 'tab'] as const;

/** A list as it is written: an empty one as `none`. */
const listed = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? 'none' : value);

/** What a play of the path must find after an action, as it is written: all that it changed, and what it sent; null if nothing. */
export function walkedExpectation(before: Observation, after: Observation, action: unknown): Fields | null {
  const isMoved = before.step !== after.step || before.number !== after.number || before.route !== after.route;
  const isPlaceExpected = isMoved || LEADING.some((name) => asFields(action)?.[name] !== undefined);
  const recorded = isMoved ? RECORDED : [...RECORDED, ...RECORDED_HERE];
  const changed = recorded
    .filter((key) => String(before[key]) !== String(after[key]))
    .map((key) => [key, listed(after[key])] as const);
  const areErrorsSame = before.errors.join() === after.errors.join();
  const sent = sentFields(after.calls.slice(before.calls.length));
  const progress = postedProgress(after.calls);
  const expected: Fields = {
    ...(isPlaceExpected ? { route: after.route, step: after.step } : {}),
    ...Object.fromEntries(changed),
    ...(areErrorsSame ? {} : { error: listed(after.errors) }),
    ...(postedProgress(before.calls) === progress ? {} : { progress }),
    ...(Object.keys(sent).length === 0 ? {} : { sent }),
  };
  return Object.keys(expected).length === 0 ? null : expected;
}
