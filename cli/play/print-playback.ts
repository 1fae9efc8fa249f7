import type { Playback } from '../../scenarios/run-scenario.ts';
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

/** The expected and the found values that differ. */
function difference(expected: Fields, found: Fields): string {
  const [wanted, there] = [new Map(leavesOf(expected, '')), new Map(leavesOf(found, ''))];
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .filter((path) => JSON.stringify(wanted.get(path)) !== JSON.stringify(there.get(path)))
    .flatMap((path) => [
      `    ${path}`,
      ...(wanted.has(path) ? [`      - ${shown(wanted.get(path))}`] : []),
      ...(there.has(path) ? [`      + ${shown(there.get(path))}`] : []),
    ])
    .join('\n');
}

/** Where a playback stopped: the step that showed, and the text of the line. */
function whereStopped(playback: Playback, found: FoundScenario): readonly string[] {
  const line = stoppedLine(playback, found) ?? 1;
  const step = playback.steps.at(-1);
  const number = playback.state['number'];
  const place = step === undefined ? [] : [`  at step ${step}${typeof number === 'number' ? ` (${number})` : ''}`];
  return [`  ${found.file}:${line}`, ...place, `  ${line} | ${found.lineText(line)}`];
}

/** Why a playback failed: where, what was expected, what was found, and the state there. */
export function failureText(playback: Playback, found: FoundScenario): string {
  const { expected, found: actual, state } = playback;
  const blocks = [
    ...whereStopped(playback, found),
    '  expected',
    listed(expected ?? {}, '    '),
    '  found',
    listed(actual ?? {}, '    '),
    '  the difference (- expected, + found)',
    difference(expected ?? {}, actual ?? {}),
  ];
  return Object.keys(state).length === 0
    ? blocks.join('\n')
    : [...blocks, '  the state there', listed(state, '    ')].join('\n');
}

/** The playback in words; one line if it succeeded. */
export function playbackText(playback: Playback, found: FoundScenario): string {
  const { name, ok } = playback;
  return ok ? `ok      ${name}` : `FAILED  ${name}\n${failureText(playback, found)}`;
}
