import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Playback } from '../../scenarios/run-scenario.ts';
import type { FoundScenario } from './find-scenarios.ts';

/** The words between the values, which a walk has in its language. */
export type PlaybackWords = TerminalTexts['walk']['stopped'];

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
  const line = stoppedLine(playback, found);
  const warnings = playback.warnings.map((one) => ({ line: found.lineOf(one.at), text: one.text }));
  return JSON.stringify({ name, ok, at, line, expected, found: actual, state, steps, warnings });
}

/** A value that is not as expected, by its path. A missing value is null. */
interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isMapping = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The differences by path. What was found in place of a mapping is one difference, not one for each of its values. */
function differences(expected: unknown, found: unknown, path = ''): readonly Difference[] {
  if (isMapping(expected) && isMapping(found)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return keys.flatMap((key) => differences(expected[key], found[key], path === '' ? key : `${path} > ${key}`));
  }
  const one = { path, expected: expected ?? null, found: found ?? null };
  return JSON.stringify(one.expected) === JSON.stringify(one.found) ? [] : [one];
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
export function failureText(playback: Playback, found: FoundScenario, words = terminalTexts.en.walk.stopped): string {
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

/** A line for each doubt about an expectation that holds. */
function warningLines({ warnings }: Playback, { file, lineOf }: FoundScenario): readonly string[] {
  return warnings.map(({ at, text }) => `  warning: ${file}:${lineOf(at)}: ${text}`);
}

/** The playback in words; one line if it succeeded, and one for each warning. */
export function playbackText(playback: Playback, found: FoundScenario, words = terminalTexts.en.walk.stopped): string {
  const { name, ok } = playback;
  const outcome = ok ? `ok      ${name}` : `${words.failed}  ${name}\n${failureText(playback, found, words)}`;
  return [outcome, ...warningLines(playback, found)].join('\n');
}

/** What failed, in one line: the reason of an action, or each value with what was found. */
export function failureLine({ expected, found }: Playback): string {
  return differences(expected ?? {}, found ?? {})
    .map((one) =>
      one.path === 'action'
        ? shown(one.found)
        : `${one.path}: expected ${shown(one.expected)}, found ${shown(one.found)}`,
    )
    .join('; ');
}
