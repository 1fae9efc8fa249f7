import type { Playback } from '../../scenarios/run-scenario.ts';
import { markedLine } from '../marked-line.ts';
import type { Place } from '../scenario-file.ts';
import { differencesOf, stoppedPlace, type Difference } from './differences.ts';
import type { FoundScenario } from './find-scenarios.ts';

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

/** The playback as one JSON object on one line. */
export function playbackJson(playback: Playback, found: FoundScenario): string {
  const { name, ok, at, expected, found: actual, state, steps } = playback;
  const line = stoppedPlace(playback, found)?.line ?? null;
  const warnings = playback.warnings.map((one) => ({ line: found.lineOf(one.at), text: one.text }));
  return JSON.stringify({ name, ok, at, line, expected, found: actual, state, steps, warnings });
}

/** Whether it is an action that could not be done: what was found is the reason. */
const isAction = ({ keys: [key] }: Difference): boolean => key === 'action';

function differenceText(one: Difference): string {
  const { keys, expected, found } = one;
  if (isAction(one)) return `  ${shown(found)}`;
  return `  ${keys.join(' > ')}\n${listed({ expected, found }, '    ')}`;
}

/** What `placeText` prints of a state. */
const PLACE_KEYS = ['step', 'number', 'route'];

/** Where the app was: the step if one showed, and the route. Empty if the scenario could not begin. */
function placeText({ step, number, route }: Fields): readonly string[] {
  if (route === undefined) return [];
  const atStep = step === 'none' ? '' : `at step ${shown(step)} (${shown(number)}) `;
  return [`  ${atStep}on ${shown(route)}`];
}

/** An action as it is written, in one line. */
const actionText = (written: unknown): string =>
  typeof written === 'string'
    ? written
    : Object.entries(written as Fields)
        .map(([name, value]) => `${name}: ${shown(value)}`)
        .join();

/** The last action before an expectation that failed, with its line. Empty for another failure. */
function lastActionText({ at }: Playback, { scenario, written, lineOf }: FoundScenario): readonly string[] {
  if (at === null || scenario.actions[at]?.name !== 'expect') return [];
  const last = scenario.actions.slice(0, at).findLastIndex(({ name }) => name !== 'expect');
  if (last === -1) return [];
  return [`  after line ${lineOf(last)}, ${actionText(written.actions[last])}`];
}

/** The line at which a playback stopped, without its indentation, and a caret below it. */
function stoppedLineText({ line, column }: Place, { lineText }: FoundScenario): string {
  const [text, trimmed] = [lineText(line), lineText(line).trimStart()];
  const indentation = text.length - trimmed.length;
  return markedLine({ line, column: Math.max(1, column - indentation), lineText: trimmed }).trimEnd();
}

/** Where a playback stopped: the file and line, the place in the app, the action before, and the text of the line. */
function whereStopped(playback: Playback, found: FoundScenario): readonly string[] {
  const place = stoppedPlace(playback, found) ?? { line: 1, column: 1 };
  return [
    `  ${found.file}:${place.line}`,
    ...placeText(playback.state),
    ...lastActionText(playback, found),
    stoppedLineText(place, found),
  ];
}

/** Longer pages, such as the terms, are cut. */
const MOST_LINES = 40;

/** The words that showed where words were expected. */
function shownText(words: unknown): readonly string[] {
  if (!Array.isArray(words)) return [];
  const cut = words.length > MOST_LINES ? [`    … and ${words.length - MOST_LINES} more lines`] : [];
  return ['  the page shows', ...words.slice(0, MOST_LINES).map((line) => `    ${shown(line)}`), ...cut];
}

/** Why a playback failed: where, what was expected and found, and the rest of the state there. Every value is printed once. */
export function failureText(playback: Playback, found: FoundScenario): string {
  const differing = differencesOf(playback, found);
  const printed = [...PLACE_KEYS, 'words', ...differing.map(({ keys }) => keys.join(' > '))];
  const rest = Object.entries(playback.state).filter(([key]) => !printed.includes(key));
  return [
    ...whereStopped(playback, found),
    ...differing.map(differenceText),
    ...shownText(playback.state['words']),
    ...(rest.length === 0 ? [] : ['  the rest of the state', listed(Object.fromEntries(rest), '    ')]),
  ].join('\n');
}

/** A line for each doubt about an expectation that holds. */
const warningLines = ({ warnings }: Playback, { file, lineOf }: FoundScenario): readonly string[] =>
  warnings.map(({ at, text }) => `  warning: ${file}:${lineOf(at)}: ${text}`);

/** The playback in words; one line if it succeeded, and one for each warning. */
export function playbackText(playback: Playback, found: FoundScenario): string {
  const { name, ok } = playback;
  const outcome = ok ? `ok      ${name}` : `FAILED  ${name}\n${failureText(playback, found)}`;
  return [outcome, ...warningLines(playback, found)].join('\n');
}
