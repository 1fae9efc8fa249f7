import { routeName } from '../../core/api/routes.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { boxesOf } from '../../core/flow/step-row.ts';
import { hasWords } from '../../scenarios/shown-words.ts';
import { newWords, type ShownPage } from './shown-page.ts';
import { countCalls, postedProgress, type Observation, type SentCall } from '../../scenarios/observation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an action may change besides the place, by the keys of an expectation. */
const RECORDED = ['timer', 'result', 'scan', 'message', 'device'] as const satisfies readonly (keyof Observation)[];

/** Of these, what an action must preserve, so that it is expected although it is the same as before. */
const PRESERVED: Readonly<Partial<Record<string, readonly (keyof Observation)[]>>> = {
  reload: ['timer', 'result', 'device'],
  tab: ['timer'],
  continue: ['timer'],
};

/** What else an action may change if the screen stays the same. */
const RECORDED_HERE = ['checked', 'canNext'] as const satisfies readonly (keyof Observation)[];

/** Fields that differ each time: ids that the server makes, secrets, addresses of this play, and when a call was made. */
const CHANGING: ReadonlySet<string> = new Set([
  'testId',
  'userId',
  'userGroupId',
  'profileId',
  'challengeId',
  'token',
  'password',
  'old_password',
  'new_password',
  'email',
  'timeStamp',
]);

/** Calls with a code that was sent in a message, in the field `code`. */
const CODE_CALLS: ReadonlySet<string> = new Set(
  (['verifyCode', 'addOtpDevice', 'resetPassword'] as const).map(routeName),
);

function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** The fields of a payload that are the same each time the path is played. */
function lastingFields(payload: Fields): Fields {
  const lasting = Object.entries(payload).filter(([key]) => !CHANGING.has(key));
  const pairs = lasting.map(([key, value]) => [key, asFields(value) === null ? value : lastingFields(value as Fields)]);
  return Object.fromEntries(pairs) as Fields;
}

/** Follows every step, and is repeated in the background; what is new in it is the progress, which has a key of its own. */
const PROGRESS_CALL = routeName('postProgress');

/** The payload of a call, without the code that was sent in a message. */
function sentPayload({ name, payload }: SentCall): Fields {
  const { code, ...others } = asFields(payload) ?? {};
  return code === undefined || CODE_CALLS.has(name) ? others : { ...others, code };
}

/** What was sent by an action: of each call the last payload. */
export function sentFields(calls: readonly SentCall[]): Fields {
  const sent = calls.map((call) => [call.name, lastingFields(sentPayload(call))] as const);
  return Object.fromEntries(sent.filter(([, fields]) => Object.keys(fields).length > 0));
}

/** How often each call of an action has been made since the path began, so that one that is sent twice is found. */
function callCounts(made: readonly SentCall[], all: readonly SentCall[]): Fields {
  const counts = countCalls(all);
  return Object.fromEntries(made.map(({ name }) => [name, counts[name]]));
}

/** The calls that an action made, by their payloads and numbers; progress is expected by a key of its own. */
function expectedCalls(before: Observation, { calls }: Observation): Fields {
  const made = calls.slice(before.calls.length).filter(({ name }) => name !== PROGRESS_CALL);
  const [sent, progress] = [sentFields(made), postedProgress(calls)];
  return {
    ...(postedProgress(before.calls) === progress ? {} : { progress }),
    ...(Object.keys(sent).length === 0 ? {} : { sent }),
    ...(made.length === 0 ? {} : { calls: callCounts(made, calls) }),
  };
}

/** Actions outside a test after which the place is expected even if they did not change it: that they lead nowhere was seen, too. */
const LEADING: ReadonlySet<unknown> = new Set(['press', 'go', 'tab', 'reload', 'home']);

/** Actions that open a page anew, so that its words are expected although they are the same as before. */
const OPENING: ReadonlySet<unknown> = new Set(['go', 'tab', 'reload', 'home']);

/** The name of an action as it is written. */
const nameOf = (action: unknown): unknown => Object.keys(asFields(action) ?? {})[0] ?? action;

const isLoggedIn = ({ guest, signedIn }: Observation): boolean => guest || signedIn;

/** After a logout the browser stores nothing of the person any more, and a cassette is held or released. */
function expectedOfLogout(before: Observation, after: Observation): Fields {
  if (!isLoggedIn(before) || isLoggedIn(after)) return {};
  return { forgotten: after.forgotten, device: after.device };
}

/** A list as it is written: an empty one as `none`. */
export const listed = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? 'none' : value);

/** What a step always shows: which ways lead on and back, its boxes if it has some, and what is wrong. */
function expectedOfStep({ step, canNext, canBack, checked, errors }: Observation): Fields {
  const hasBoxes = checked.length > 0 || (step !== 'expired' && step !== 'none' && boxesOf(step).length > 0);
  return { step, canNext, canBack, ...(hasBoxes ? { checked: listed(checked) } : {}), errors: listed(errors) };
}

/** Whether an action led to another place. */
const isMoved = (before: Observation, after: Observation): boolean =>
  before.step !== after.step || before.number !== after.number || before.route !== after.route;

/** The place after an action, with what it always shows. */
function expectedPlace(before: Observation, after: Observation, action: unknown): Fields {
  const { route, step, errors } = after;
  const isLed = isMoved(before, after) || LEADING.has(nameOf(action));
  const place = isLed ? { route, step } : {};
  if (route === APP_ROUTES.testSteps && step !== 'none') return { ...place, ...expectedOfStep(after) };
  const isErrorExpected = isLed || before.errors.join() !== errors.join();
  return { ...place, ...(isErrorExpected ? { errors: listed(errors) } : {}) };
}

/** What an action changed, and what it had to preserve. */
function expectedValues(before: Observation, after: Observation, action: unknown): Fields {
  const recorded = isMoved(before, after) ? RECORDED : [...RECORDED, ...RECORDED_HERE];
  const isTimedAnew = before.step !== after.step && after.timer !== 'none';
  const changed = recorded.filter(
    (key) => String(before[key]) !== String(after[key]) || (key === 'timer' && isTimedAnew),
  );
  const preserved = (PRESERVED[String(nameOf(action))] ?? []).filter((key) => after[key] !== 'none');
  return Object.fromEntries([...preserved, ...changed].map((key) => [key, listed(after[key])]));
}

/** The changes that an expectation shows. */
const changedKeys = (before: Observation, after: Observation) =>
  (['errors', ...RECORDED, ...RECORDED_HERE] as const).filter((key) => String(before[key]) !== String(after[key]));

/**
 * The words that identify the step, in full after an action that led there, and else what is new of them. Why Next was refused is recorded
 * each time that it was pressed.
 */
function identifyingWords(before: Moment, after: Moment, action: unknown): readonly string[] {
  const { instructions, messages } = after.page.identity;
  if (isMoved(before.seen, after.seen) || OPENING.has(nameOf(action))) return [...instructions, ...messages];
  const isNew = (words: string): boolean => !before.page.lines.some((line) => hasWords([line], words));
  return [...instructions.filter(isNew), ...messages.filter((words) => action === 'next' || isNew(words))];
}

/** The notice about being offline, if it came or changed, and that it is gone. */
function expectedNotice(
  { page: before }: Moment,
  { page: after }: Moment,
): { readonly shows: string[]; readonly gone: Fields } {
  if (before.offline === after.offline) return { shows: [], gone: {} };
  if (after.offline !== null) return { shows: [after.offline], gone: {} };
  return { shows: [], gone: { hides: before.offline } };
}

/** Words as an expectation has them: one text as it is, several as a list, and no key without any. */
function asShown(words: readonly string[]): Fields {
  const once = [...new Set(words)];
  return once.length === 0 ? {} : { shows: once.length === 1 ? once[0] : once };
}

/**
 * What identifies the step, what the page says of a result, or new words of the page, if nothing else tells what an action did. The pages of a guest's form are one
 * step: only words tell which one shows.
 */
function expectedWords(before: Moment, after: Moment, action: unknown): Fields {
  const [seen, now] = [before.seen, after.seen];
  const { ofResult } = after.page;
  const isResultNew = isMoved(seen, now) || ofResult.join() !== before.page.ofResult.join();
  const notice = expectedNotice(before, after);
  const identifying = [...notice.shows, ...identifyingWords(before, after, action), ...(isResultNew ? ofResult : [])];
  if (identifying.length > 0) return { ...asShown(identifying), ...notice.gone };
  const isTold =
    isMoved(seen, now) || changedKeys(seen, now).length > 0 || Object.keys(expectedCalls(seen, now)).length > 0;
  const isTurned =
    before.page.guestPage !== null && after.page.guestPage !== null && before.page.guestPage !== after.page.guestPage;
  const words = isTold && !isTurned ? null : newWords(before.page, after.page);
  return words === null ? notice.gone : { shows: words, ...notice.gone };
}

/** What there was to see at one moment of a walk. */
export interface Moment {
  readonly seen: Observation;
  readonly page: ShownPage;
}

/**
 * What a play of the path must find after an action, as it is written: what a step always shows, what the action changed, and what it
 * sent; new words if it changed nothing else; null if nothing.
 */
export function walkedExpectation(before: Moment, after: Moment, action: unknown): Fields | null {
  const [seen, now] = [before.seen, after.seen];
  const expected: Fields = {
    ...expectedPlace(seen, now, action),
    ...expectedValues(seen, now, action),
    ...expectedOfLogout(seen, now),
    ...expectedWords(before, after, action),
    ...expectedCalls(seen, now),
  };
  return Object.keys(expected).length === 0 ? null : expected;
}
