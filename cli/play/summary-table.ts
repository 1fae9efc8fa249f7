import { dirname } from 'node:path';
import type { PlayedScenario } from './play-scenarios.ts';
import { stoppedPlace } from './differences.ts';

const HEADINGS = ['folder', 'played', 'failed', 'ms'] as const;

function rowOf(name: string, all: readonly PlayedScenario[]): readonly string[] {
  const failed = all.filter(({ playback }) => !playback.ok).length;
  const milliseconds = all.reduce((sum, one) => sum + one.milliseconds, 0);
  return [name, String(all.length), String(failed), milliseconds.toFixed(0)];
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = HEADINGS.map((_heading, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return rows.map(line).join('\n');
}

/** The number of scenarios played and failed per folder, and the failed ones. */
export function summaryTable(all: readonly PlayedScenario[]): string {
  const folders = [...new Set(all.map(({ found }) => dirname(found.file)))].toSorted();
  const rows = folders.map((folder) =>
    rowOf(
      folder,
      all.filter(({ found }) => dirname(found.file) === folder),
    ),
  );
  const failed = all.flatMap(({ found, playback }) =>
    playback.ok ? [] : [`FAILED  ${found.file}:${String(stoppedPlace(playback, found)?.line)}  ${playback.name}`],
  );
  return [aligned([HEADINGS, ...rows, rowOf('all', all)]), ...failed].join('\n');
}
