import fetchCookie from 'fetch-cookie';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { RecordedCall } from './call-recorder.ts';

/** Another person who does what was recorded. */
export interface Person {
  readonly address: string;
  /** What this person has in place of recorded texts, such as another serial number. */
  readonly own: ReadonlyMap<string, string>;
}

/** The headers that decide what a call does. */
const PASSED_HEADERS = ['content-type', 'authorization', 'x-test-id', 'x-attempt-id'];
/** Shorter texts of an answer are words, and not ids or tokens. */
const SHORTEST_ID = 20;
const INSTANT = /^\d{4}-\d\d-\d\dT/;
/** A recorded page has a clock that stands still. People need about as long for a screen. */
const SECONDS_BETWEEN_POSTS = 5;
/** An instant of the test; the days on a cassette and of a birth are written as midnight. */
const INSTANT_OF_TEST = /\d{4}-\d\d-\d\dT(?!00:00:00\.000Z)\d\d:\d\d:\d\d\.\d{3}Z/g;
const DAY_OF_TEST = /"(\d{4}-\d\d-\d\d)"/g;
const DAY_MS = 24 * 60 * 60_000;

/** Gives each progress post its own instant: posts of the same instant are stored once. */
function spreadProgress(calls: readonly RecordedCall[]): readonly RecordedCall[] {
  let posts = 0;
  return calls.map((call) => {
    if (call.path !== API_ROUTES.postProgress.path) return call;
    posts += 1;
    const { timeStamp, ...post } = JSON.parse(call.body) as { readonly timeStamp: string };
    const later = new Date(Date.parse(timeStamp) + posts * SECONDS_BETWEEN_POSTS * 1000).toISOString();
    return { ...call, body: JSON.stringify({ ...post, timeStamp: later }) };
  });
}

/** The calls of the same test if it ended at an instant: a server rejects what lies in the future or too long ago. */
export function moveTest(recorded: readonly RecordedCall[], end: number): readonly RecordedCall[] {
  const calls = spreadProgress(recorded);
  const instants = calls.flatMap(({ body }) => body.match(INSTANT_OF_TEST) ?? []);
  const later = end - Math.max(...instants.map((instant) => Date.parse(instant)));
  const wholeDays = Math.floor(later / DAY_MS) * DAY_MS;
  const moved = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString();
  return calls.map((call) => ({
    ...call,
    body: call.body
      .replace(INSTANT_OF_TEST, (instant) => moved(instant, later))
      .replace(DAY_OF_TEST, (_quoted, day: string) => `"${moved(day, wholeDays).slice(0, 10)}"`),
  }));
}

function replaceAll(text: string, own: ReadonlyMap<string, string>): string {
  return [...own].reduce((changed, [recorded, other]) => changed.replaceAll(recorded, other), text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Notes the ids and tokens that an answer has in place of the recorded ones. */
function learn(recorded: unknown, answered: unknown, own: Map<string, string>): void {
  if (typeof recorded === 'string' && typeof answered === 'string') {
    const isId = recorded.length >= SHORTEST_ID && !INSTANT.test(recorded) && recorded !== answered;
    if (isId) own.set(recorded, answered);
  } else if (typeof recorded === 'object' && recorded !== null && typeof answered === 'object' && answered !== null) {
    const others: Readonly<Record<string, unknown>> = { ...answered };
    for (const [name, value] of Object.entries(recorded)) learn(value, others[name], own);
  }
}

/** Makes the recorded calls for another person, one after the other. Throws if an answer has another status than the recorded one. */
export async function replayTest(url: string, calls: readonly RecordedCall[], person: Person): Promise<void> {
  const own = new Map(person.own);
  const fetchAsPerson = fetchCookie(fetch);
  for (const { method, path, headers: recorded, body, status, answer } of calls) {
    const passed = PASSED_HEADERS.flatMap((name) => {
      const value = recorded[name];
      return value === undefined ? [] : [[name, replaceAll(value, own)] as const];
    });
    const response = await fetchAsPerson(`${url}${replaceAll(path, own)}`, {
      method,
      headers: { ...Object.fromEntries(passed), origin: url, 'x-forwarded-for': person.address },
      ...(body === '' ? {} : { body: replaceAll(body, own) }),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    learn(readJson(answer), readJson(text), own);
  }
}
