import { SNAPSHOT_VERSION } from '../core/diagnostics/diagnostics-snapshot.ts';
import type { AppError } from '../core/domain/error-codes.ts';
import type { FindProblem, FoundObject } from './find-json.ts';
import type { Place } from './text-place.ts';

/**
 * How the app that made a snapshot differs from this one, whose version is `own`. `otherApp`: it has another version. `otherSteps` and
 * `otherState`: it is another build of the same version.
 */
export type VersionDifference =
  | { readonly kind: 'otherApp'; readonly app: string; readonly own: string }
  | { readonly kind: 'otherSteps' | 'otherState'; readonly own: string };

/**
 * Why a text cannot be opened as a snapshot. `otherFormat`: the snapshot has another format version than the one that this code `reads`.
 * `contradiction`: a timer does not agree with the rest. `field` is the path of a missing or invalid key, and `place` that of its value, or of the value around it. `onlyReduced`: it is a
 * reduced snapshot, which has no test to open. `noSuchSnapshot`: the text has fewer snapshots than the wanted number, namely `count`;
 * `onlyOneSnapshot`: it has one. `besideCutOff`: besides whole snapshots the text has one, beginning in this line, whose end is missing.
 */
export type SnapshotProblem =
  | FindProblem
  | VersionDifference
  | { readonly kind: 'otherFormat'; readonly reads: number }
  | { readonly kind: 'noSuchSnapshot'; readonly count: number }
  | { readonly kind: 'onlyOneSnapshot' }
  | { readonly kind: 'besideCutOff'; readonly line: number }
  | {
      readonly kind: 'invalidValue' | 'invalidInstant' | 'notAnObject' | 'contradiction';
      readonly field: string;
      readonly place: Place;
    }
  | { readonly kind: 'onlyReduced' };

/** The problems of an object that was rejected as a snapshot. */
export function snapshotProblems(
  { fields = [] }: AppError,
  placeOf: FoundObject['placeOf'],
): readonly SnapshotProblem[] {
  const [first] = fields;
  if (first?.field === 'format') return [{ kind: 'none' }];
  if (first?.field === 'version') return [{ kind: 'otherFormat', reads: SNAPSHOT_VERSION }];
  return fields.map(({ field, code }) => ({
    kind: code === 'INVALID_DATE' ? 'invalidInstant' : 'invalidValue',
    field,
    place: placeOf(field),
  }));
}

/** Mistakes in the text itself, unless another version of the app made it. */
const TEXT_MISTAKES: readonly string[] = [
  'damaged',
  'invalidValue',
  'invalidInstant',
  'notAnObject',
  'contradiction',
] satisfies SnapshotProblem['kind'][];

/** Differences that a changed text may only seem to have: the version of its app was read, and is this one. */
const SEEMING: readonly string[] = ['otherSteps', 'otherState'] satisfies SnapshotProblem['kind'][];

/** Whether a text was changed on its way to support, such as by an email program. */
export function isChangedOnTheWay(problems: readonly { readonly kind: string }[]): boolean {
  const others = problems.filter(({ kind }) => !TEXT_MISTAKES.includes(kind));
  return others.length < problems.length && others.every(({ kind }) => SEEMING.includes(kind));
}

/** The values to fill into the text of a problem. */
export function problemValues(problem: object): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(problem).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
