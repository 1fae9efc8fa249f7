import { SNAPSHOT_VERSION } from '../core/diagnostics/diagnostics-snapshot.ts';
import type { AppError, FieldError } from '../core/domain/error-codes.ts';
import type { FindProblem } from './find-json.ts';

/**
 * How the app that made a snapshot differs from this one, whose version is `own`. `otherApp`: it has another version. `otherSteps` and
 * `otherState`: it is another build of the same version.
 */
export type VersionDifference =
  | { readonly kind: 'otherApp'; readonly app: string; readonly own: string }
  | { readonly kind: 'otherSteps' | 'otherState'; readonly own: string };

/**
 * Why a text cannot be opened as a snapshot. `otherFormat`: the snapshot has another format version than the one that this code `reads`.
 * `field` is the path of a missing or invalid key. `onlyReduced`: it is a reduced snapshot, which has no test to open.
 * `noSuchSnapshot`: the text has fewer snapshots than the wanted number, namely `count`. `besideCutOff`: besides whole snapshots the text
 * has one, beginning in this line, whose end is missing.
 */
export type SnapshotProblem =
  | FindProblem
  | VersionDifference
  | { readonly kind: 'otherFormat'; readonly reads: number }
  | { readonly kind: 'noSuchSnapshot'; readonly count: number }
  | { readonly kind: 'besideCutOff'; readonly line: number }
  | { readonly kind: 'invalidValue' | 'invalidInstant' | 'notAnObject'; readonly field: string }
  | { readonly kind: 'onlyReduced' };

function fieldProblem({ field, code }: FieldError): SnapshotProblem {
  return { kind: code === 'INVALID_DATE' ? 'invalidInstant' : 'invalidValue', field };
}

/** The problems of an object that was refused as a snapshot. */
export function snapshotProblems({ fields = [] }: AppError): readonly SnapshotProblem[] {
  const [first] = fields;
  if (first?.field === 'format') return [{ kind: 'none' }];
  if (first?.field === 'version') return [{ kind: 'otherFormat', reads: SNAPSHOT_VERSION }];
  return fields.map(fieldProblem);
}
