import * as v from 'valibot';
import type { AppError, ErrorCode, FieldError } from '../core/domain/error-codes.ts';
import { err, ok, type Result } from '../core/domain/result.ts';
import type { DiagnosticsSnapshot } from '../core/diagnostics/diagnostics-snapshot.ts';
import { REDUCED_FORMAT, type ReducedSnapshot } from '../core/diagnostics/reduced-snapshot.ts';
import { chooseSnapshot, type Several } from './choose-snapshot.ts';
import { findJson, type FoundObject, type Wanted } from './find-json.ts';
import { snapshotProblems, type SnapshotProblem, type VersionDifference } from './snapshot-problem.ts';
import { REDUCED, SNAPSHOT } from './snapshot-schema.ts';
import { timerInDoubt } from './timers-agree.ts';
import { versionDifference } from './version-difference.ts';

/** Whether a value says that it is a reduced snapshot. */
export function isReduced(value: Readonly<Record<string, unknown>>): boolean {
  return value.format === REDUCED_FORMAT;
}

function problemOf(issue: v.BaseIssue<unknown>): FieldError {
  const code: ErrorCode = issue.message === 'INVALID_DATE' ? 'INVALID_DATE' : 'INVALID_REQUEST';
  return { field: v.getDotPath(issue) ?? 'format', code };
}

/** Validates a value as a reduced snapshot. Fails as `snapshotOf` does. */
export function reducedSnapshotOf(value: unknown): Result<ReducedSnapshot, AppError> {
  const read = v.safeParse(REDUCED, value);
  return read.success ? ok(read.output) : err({ code: 'INVALID_REQUEST', fields: read.issues.map(problemOf) });
}

/**
 * Validates a value as a snapshot; unknown keys are dropped. Fails with INVALID_REQUEST, whose fields are the paths of missing or invalid
 * keys (`reading.endsAt`): INVALID_DATE for an instant; `format` for an object that is not a snapshot, and `version` for another format
 * version.
 */
export function snapshotOf(value: unknown): Result<DiagnosticsSnapshot, AppError> {
  const read = v.safeParse(SNAPSHOT, value);
  if (read.success) return ok(read.output);
  const fields = read.issues.map(problemOf);
  // Nothing else can be checked in another format version.
  const form = fields.find(({ field }) => field === 'format' || field === 'version');
  return err({ code: 'INVALID_REQUEST', fields: form === undefined ? fields : [form] });
}

/** The keys of a snapshot, by which a part of one is recognized in a text. */
const SNAPSHOT_KEYS = Object.keys(SNAPSHOT.entries);

/** What a pasted text is searched for: a snapshot, or a fixture state, which has the key `kept`. */
export const SNAPSHOT_OR_STATE: Wanted = { keys: ['format', 'kept'], innerKeys: SNAPSHOT_KEYS };

/** A snapshot, and how the app that made it differs from this one; null if it does not. */
export interface ReadSnapshot {
  readonly snapshot: DiagnosticsSnapshot;
  readonly difference: VersionDifference | null;
}

/** Validates an object as a snapshot. Fails with everything that is wrong; another version of the app is named first. */
export function readSnapshotObject(
  { value, placeOf }: FoundObject,
  appVersion: string,
): Result<ReadSnapshot, readonly SnapshotProblem[]> {
  const difference = versionDifference(value, appVersion);
  const before = difference === null ? [] : [difference];
  const read = snapshotOf(value);
  if (!read.ok) return err([...before, ...snapshotProblems(read.error, placeOf)]);
  const field = timerInDoubt(read.value);
  if (field === null) return ok({ snapshot: read.value, difference });
  return err([...before, { kind: 'contradiction', field, place: placeOf(field) }]);
}

/** A snapshot of a text, and the others in it. */
export interface ReadSnapshotText extends ReadSnapshot {
  readonly several: Several | null;
}

/**
 * Finds and validates the snapshot in a copied text or an email: of several the one with the `wanted` number (from 1), or the latest if
 * that is null. Fails as `readSnapshotObject` does.
 */
export function readSnapshotText(
  text: string,
  appVersion: string,
  wanted: number | null = null,
): Result<ReadSnapshotText, readonly SnapshotProblem[]> {
  const found = findJson(text, SNAPSHOT_OR_STATE);
  if (!found.ok) return err([found.error]);
  const all = found.value.all.filter(({ value }) => !isReduced(value));
  if (all.length === 0) return err([{ kind: 'onlyReduced' }]);
  const chosen = chooseSnapshot({ ...found.value, all }, wanted);
  if (!chosen.ok) return err([chosen.error]);
  const { several } = chosen.value;
  const read = readSnapshotObject(chosen.value.found, appVersion);
  return read.ok ? ok({ ...read.value, several }) : read;
}
