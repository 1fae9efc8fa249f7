import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { err, ok, type Result } from '../core/domain/result.ts';
import { asText } from '../core/flow/persisted-values.ts';
import type { Found, FoundObject, FoundObjects } from './find-json.ts';
import type { SnapshotProblem } from './snapshot-problem.ts';

/** A text with more than one snapshot. */
export interface Several {
  /** When each was made, in the order of the text; null if it does not say. */
  readonly madeAt: readonly (string | null)[];
  /** The number of the chosen one, from 1. */
  readonly number: number;
}

/** The chosen snapshot, and the others if there are any. */
export interface ChosenSnapshot {
  readonly found: FoundObject;
  readonly several: Several | null;
}

const madeAtOf = (found: Found): string | null => {
  const written = asText(found.at) ?? asText(found.now);
  return written !== null && parseOffsetInstant(written) !== null ? written : null;
};

/** Epoch milliseconds; before all others if it is not known. */
const instantOf = (madeAt: string | null): number => parseOffsetInstant(madeAt ?? '')?.instant ?? -Infinity;

/**
 * Of the snapshots in a text, the one with the `wanted` number (from 1); null means the latest, which shows where the person is now. Fails
 * if there is no such number, and if the latest may be one whose end is missing.
 */
export function chooseSnapshot(
  { all, cutOffLine }: FoundObjects,
  wanted: number | null,
): Result<ChosenSnapshot, SnapshotProblem> {
  if (wanted === null && cutOffLine !== null) return err({ kind: 'besideCutOff', line: cutOffLine });
  const madeAt = all.map(({ value }) => madeAtOf(value));
  const instants = madeAt.map(instantOf);
  const number = wanted ?? instants.indexOf(Math.max(...instants)) + 1;
  const found = all[number - 1];
  if (found === undefined)
    return err(all.length === 1 ? { kind: 'onlyOneSnapshot' } : { kind: 'noSuchSnapshot', count: all.length });
  return ok({ found, several: all.length === 1 ? null : { madeAt, number } });
}
