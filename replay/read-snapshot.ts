import * as v from 'valibot';
import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { ERROR_CODES, type AppError, type ErrorCode, type FieldError } from '../core/domain/error-codes.ts';
import { LANGUAGES } from '../core/domain/languages.ts';
import { err, ok, type Result } from '../core/domain/result.ts';
import { SCAN_OUTCOMES } from '../core/domain/scan-outcome.ts';
import {
  APP_VERSION_FORM,
  PENDING_ACTIONS,
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  SNAPSHOT_WHO,
  type DiagnosticsSnapshot,
} from '../core/diagnostics/diagnostics-snapshot.ts';
import { ITEM_CONDITIONS } from '../core/diagnostics/persisted-check.ts';
import { PERSISTED_ITEM_NAMES, type PersistedItemName } from '../core/diagnostics/persisted-items.ts';
import {
  MAX_BROWSER_LENGTH,
  REDUCED_FORMAT,
  REDUCED_VERSION,
  START_FAILURES,
  type ReducedSnapshot,
} from '../core/diagnostics/reduced-snapshot.ts';
import { ROUTE_NAMES } from '../core/flow/app-routes.ts';
import { FLOWS } from '../core/flow/flows.ts';
import { PREREQUISITES, SKIPS } from '../core/flow/predicates.ts';
import { RESUME_RULES } from '../core/flow/app-state.ts';
import { CLOCK_NOTICES, type FlowName } from '../core/flow/session.ts';
import { STEP_IDS, type PrerequisiteName, type SkipName } from '../core/flow/step-row.ts';
import { chooseSnapshot, type Several } from './choose-snapshot.ts';
import { findJson, type FoundObject, type Wanted } from './find-json.ts';
import { snapshotProblems, type SnapshotProblem, type VersionDifference } from './snapshot-problem.ts';
import { versionDifference } from './version-difference.ts';

const PREREQUISITE_NAMES = Object.keys(PREREQUISITES) as readonly PrerequisiteName[];
const SKIP_NAMES = Object.keys(SKIPS) as readonly SkipName[];
const FLOW_NAMES = Object.keys(FLOWS) as readonly FlowName[];
/** Version 2 is version 3 without the open page. */
const READ_VERSIONS = [2, SNAPSHOT_VERSION] as const;
/** Longer lists and larger numbers cannot occur, and would be slow. */
const MOST = 1000;

const instant = v.pipe(
  v.string('INVALID_DATE'),
  v.check((text) => parseOffsetInstant(text) !== null, 'INVALID_DATE'),
);
const count = v.pipe(
  v.number(),
  v.check((value) => Number.isSafeInteger(value) && value >= 0),
);
const waitingCalls = v.pipe(
  count,
  v.transform((calls) => Math.min(MOST, calls)),
);
const tableVersion = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
const timer = v.nullable(v.object({ beganAt: instant, endsAt: instant, secondsLeft: count }));
const listOf = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(v.array(v.picklist(values)), v.maxLength(MOST));
const oneOrNull = <const Value extends string>(values: readonly Value[]) => v.nullable(v.picklist(values));

const condition = v.picklist(ITEM_CONDITIONS);
const persisted = v.object(
  Object.fromEntries(PERSISTED_ITEM_NAMES.map((name) => [name, condition])) as Record<
    PersistedItemName,
    typeof condition
  >,
);

const SNAPSHOT = v.pipe(
  v.object({
    format: v.literal(SNAPSHOT_FORMAT),
    version: v.pipe(
      v.picklist(READ_VERSIONS),
      v.transform((): typeof SNAPSHOT_VERSION => SNAPSHOT_VERSION),
    ),
    at: instant,
    language: v.picklist(LANGUAGES),
    versions: v.object({
      app: v.pipe(v.string(), v.regex(APP_VERSION_FORM)),
      flowTable: tableVersion,
      keptState: tableVersion,
    }),
    who: v.picklist(SNAPSHOT_WHO),
    flow: v.picklist(FLOW_NAMES),
    step: oneOrNull(STEP_IDS),
    page: v.optional(v.nullable(v.object({ route: v.picklist(ROUTE_NAMES), from: oneOrNull(ROUTE_NAMES) })), null),
    resumed: v.nullable(v.object({ rule: v.picklist(RESUME_RULES), missing: oneOrNull(PREREQUISITE_NAMES) })),
    missing: listOf(PREREQUISITE_NAMES),
    passedOver: listOf(SKIP_NAMES),
    isNextFree: v.boolean(),
    isSubmitted: v.boolean(),
    wait: timer,
    reading: timer,
    clockNotice: oneOrNull(CLOCK_NOTICES),
    flags: v.object({
      isOnline: v.boolean(),
      isDeviceKeeping: v.boolean(),
      isLoginVerified: v.boolean(),
      isGroupMissing: v.boolean(),
      hasProfiles: v.boolean(),
      isAfterGuest: v.boolean(),
      isAccountOffered: v.boolean(),
      isInactivityWarned: v.boolean(),
      hasDefaultKitAddresses: v.boolean(),
    }),
    scan: v.object({ outcome: oneOrNull(SCAN_OUTCOMES), isBox: v.boolean() }),
    busyWith: oneOrNull(PENDING_ACTIONS),
    errors: listOf(ERROR_CODES),
    backgroundErrors: listOf(ERROR_CODES),
    waiting: v.object({
      progress: waitingCalls,
      guestResult: waitingCalls,
      result: waitingCalls,
      removal: waitingCalls,
    }),
    refused: listOf(ERROR_CODES),
    persisted,
    damage: v.nullable(v.object({ foundAt: instant, items: listOf(PERSISTED_ITEM_NAMES) })),
  }),
  // A step of the other flow is invalid here.
  v.forward(
    v.partialCheck(
      [['flow'], ['step']],
      ({ flow, step }) => step === null || FLOWS[flow].some(({ id }) => id === step),
    ),
    ['step'],
  ),
) satisfies v.GenericSchema<unknown, DiagnosticsSnapshot>;

const REDUCED = v.object({
  format: v.literal(REDUCED_FORMAT),
  version: v.literal(REDUCED_VERSION),
  at: instant,
  app: v.pipe(v.string(), v.regex(APP_VERSION_FORM)),
  failure: v.picklist(START_FAILURES),
  // An email may break it into lines.
  browser: v.pipe(v.string(), v.maxLength(MAX_BROWSER_LENGTH), v.regex(/^[\x20-\x7e]*$/)),
  isOnline: v.boolean(),
  persisted,
}) satisfies v.GenericSchema<unknown, ReducedSnapshot>;

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
  const read = snapshotOf(value);
  if (read.ok) return ok({ snapshot: read.value, difference });
  return err([...(difference === null ? [] : [difference]), ...snapshotProblems(read.error, placeOf)]);
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
