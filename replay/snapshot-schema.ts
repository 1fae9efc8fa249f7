import * as v from 'valibot';
import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { ERROR_CODES } from '../core/domain/error-codes.ts';
import { LANGUAGES } from '../core/domain/languages.ts';
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
import { FLOW_NAMES, FLOWS } from '../core/flow/flows.ts';
import { PREREQUISITES, SKIPS } from '../core/flow/predicates.ts';
import { LOGOUT_MESSAGES, RESUME_RULES } from '../core/flow/app-state.ts';
import { CLOCK_NOTICES } from '../core/flow/session.ts';
import { STEP_IDS, type PrerequisiteName, type SkipName } from '../core/flow/step-row.ts';

const PREREQUISITE_NAMES = Object.keys(PREREQUISITES) as readonly PrerequisiteName[];
const SKIP_NAMES = Object.keys(SKIPS) as readonly SkipName[];
/** Longer lists and larger numbers cannot occur, and would be slow. */
const MOST = 1000;

const instant = v.pipe(
  v.string(),
  v.check((text) => parseOffsetInstant(text) !== null),
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

const page = v.object({
  route: v.picklist(ROUTE_NAMES),
  from: oneOrNull(ROUTE_NAMES),
  errors: v.nullable(listOf(ERROR_CODES)),
  errorsBefore: v.nullable(listOf(ERROR_CODES)),
});

/** The schema of a diagnostics snapshot. */
export const SNAPSHOT = v.pipe(
  v.object({
    format: v.literal(SNAPSHOT_FORMAT),
    version: v.literal(SNAPSHOT_VERSION),
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
    page: v.nullable(page),
    lastLogout: oneOrNull(LOGOUT_MESSAGES),
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
      isOutboxPersisted: v.boolean(),
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
    otherTests: waitingCalls,
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

/** The schema of a reduced snapshot. */
export const REDUCED = v.object({
  format: v.literal(REDUCED_FORMAT),
  version: v.literal(REDUCED_VERSION),
  at: instant,
  app: v.pipe(v.string(), v.regex(APP_VERSION_FORM)),
  failure: v.picklist(START_FAILURES),
  browser: v.pipe(v.string(), v.maxLength(MAX_BROWSER_LENGTH), v.regex(/^[\x20-\x7e]*$/)),
  isOnline: v.boolean(),
  persisted,
}) satisfies v.GenericSchema<unknown, ReducedSnapshot>;
