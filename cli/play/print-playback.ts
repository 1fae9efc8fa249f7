import type { Playback } from '../../core/scenarios/run-scenario.ts';
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

/** The line in the file on which a playback stopped; null when it did not. A play that could not begin stopped where it says who plays. */
export function stoppedLine({ ok, at }: Playback, { lineOf, whoLine }: FoundScenario): number | null {
  if (ok) return null;
  return at === null ? whoLine : lineOf(at);
}

/** One JSON object: what the play came to, without the line breaks that would end it. */
export function playbackJson(playback: Playback, found: FoundScenario): string {
  const { name, ok, at, expected, found: actual, state, steps } = playback;
  return JSON.stringify({ name, ok, at, line: stoppedLine(playback, found), expected, found: actual, state, steps });
}

/** The same in words; of a play that went well one line. */
export function playbackText(playback: Playback, found: FoundScenario): string {
  const { name, ok, expected, found: actual, state } = playback;
  if (ok) return `ok      ${name}`;
  const blocks = [
    `FAILED  ${name}`,
    `  ${found.file}:${String(stoppedLine(playback, found))}`,
    '  expected',
    listed(expected ?? {}, '    '),
    '  found',
    listed(actual ?? {}, '    '),
  ];
  return Object.keys(state).length === 0
    ? blocks.join('\n')
    : [...blocks, '  the state there', listed(state, '    ')].join('\n');
}
