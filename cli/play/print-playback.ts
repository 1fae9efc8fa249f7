import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { Playback } from '../../scenarios/run-scenario.ts';
import type { FoundScenario } from './find-scenarios.ts';

/** The words between the values, which a walk has in its language. */
export interface PlaybackWords {
  readonly failed: string;
  readonly expected: string;
  readonly found: string;
  /** Where the app was, with the placeholders of its values. */
  readonly atStep: string;
  readonly onRoute: string;
  readonly rest: string;
  readonly shows: string;
}

const ENGLISH: PlaybackWords = {
  failed: 'FAILED',
  expected: 'expected',
  found: 'found',
  atStep: 'at step {{step}} ({{number}}) on {{route}}',
  onRoute: 'on {{route}}',
  rest: 'the rest of the state',
  shows: 'the page shows',
};

type Fields = Readonly<Record<string, unknown>>;

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function listed(fields: Fields, indent: string): string {
  const width = Math.max(...Object.keys(fields).map((key) => key.length));
  return Object.entries(fields)
    .map(([key, value]) => `${indent}${key.padEnd(width)}  ${shown(value)}`)
    .join('\n');
}

/** The line in the file at which a playback stopped; null if it did not. If it could not begin, the line of `who`. */
export function stoppedLine({ ok, at }: Playback, { lineOf, whoLine }: FoundScenario): number | null {
  if (ok) return null;
  return at === null ? whoLine : lineOf(at);
}

/** The playback as one JSON object on one line. */
export function playbackJson(playback: Playback, found: FoundScenario): string {
  const { name, ok, at, expected, found: actual, state, steps } = playback;
  return JSON.stringify({ name, ok, at, line: stoppedLine(playback, found), expected, found: actual, state, steps });
}

/** All nested values, by their paths. */
function leavesOf(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMapping || Object.keys(value).length === 0) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path} > ${key}`));
}

/** A value that is not as expected, by its path. A missing value is null. */
interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

function differences(expected: Fields, found: Fields): readonly Difference[] {
  const [wanted, there] = [new Map(leavesOf(expected, '')), new Map(leavesOf(found, ''))];
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .map((path) => ({ path, expected: wanted.get(path) ?? null, found: there.get(path) ?? null }))
    .filter((one) => JSON.stringify(one.expected) !== JSON.stringify(one.found));
}

function differenceText({ path, expected, found }: Difference, words: PlaybackWords): string {
  // An action that could not be done: what was found is the reason.
  if (path === 'action') return `  ${shown(found)}`;
  return `  ${path}\n${listed({ [words.expected]: expected, [words.found]: found }, '    ')}`;
}

/** What `placeText` prints of a state. */
const PLACE_KEYS = ['step', 'number', 'route'];

/** Where the app was: the step if one showed, and the route. Empty if the scenario could not begin. */
function placeText({ step, number, route }: Fields, { atStep, onRoute }: PlaybackWords): readonly string[] {
  if (route === undefined) return [];
  const values = { step: shown(step), number: shown(number), route: shown(route) };
  return [`  ${fillIn(step === 'none' ? onRoute : atStep, values)}`];
}

/** Where a playback stopped: the file and line, the place in the app, and the text of the line. */
function whereStopped(playback: Playback, found: FoundScenario, words: PlaybackWords): readonly string[] {
  const line = stoppedLine(playback, found) ?? 1;
  return [`  ${found.file}:${line}`, ...placeText(playback.state, words), `  ${line} | ${found.lineText(line)}`];
}

/** Longer pages, such as the terms, are cut. */
const MOST_LINES = 40;

/** The words that showed where words were expected. */
function shownText(words: unknown, { shows }: PlaybackWords): readonly string[] {
  if (!Array.isArray(words)) return [];
  const cut = words.length > MOST_LINES ? [`    … and ${words.length - MOST_LINES} more lines`] : [];
  return [`  ${shows}`, ...words.slice(0, MOST_LINES).map((line) => `    ${shown(line)}`), ...cut];
}

/** Why a playback failed: where, what was expected and found, and the rest of the state there. Every value is printed once. */
export function failureText(playback: Playback, found: FoundScenario, words = ENGLISH): string {
  const differing = differences(playback.expected ?? {}, playback.found ?? {});
  const printed = [...PLACE_KEYS, 'words', ...differing.map(({ path }) => path)];
  const rest = Object.entries(playback.state).filter(([key]) => !printed.includes(key));
  return [
    ...whereStopped(playback, found, words),
    ...differing.map((one) => differenceText(one, words)),
    ...shownText(playback.state['words'], words),
    ...(rest.length === 0 ? [] : [`  ${words.rest}`, listed(Object.fromEntries(rest), '    ')]),
  ].join('\n');
}

/** The playback in words; one line if it succeeded. */
export function playbackText(playback: Playback, found: FoundScenario, words = ENGLISH): string {
  const { name, ok } = playback;
  return ok ? `ok      ${name}` : `${words.failed}  ${name}\n${failureText(playback, found, words)}`;
}
