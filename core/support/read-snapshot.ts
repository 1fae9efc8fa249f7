import { isOneOf } from '../domain/choice-lists.ts';
import { parseOffsetInstant } from '../domain/calendar-date.ts';
import { ERROR_CODES, type AppError, type ErrorCode, type FieldError } from '../domain/error-codes.ts';
import { LANGUAGES } from '../domain/languages.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { SCAN_OUTCOMES } from '../domain/scan-outcome.ts';
import { FLOWS } from '../flow/flows.ts';
import { asRecord, asWhole } from '../flow/persisted-values.ts';
import { PREREQUISITES, SKIPS, type PrerequisiteName, type SkipName } from '../flow/predicates.ts';
import { RESUME_RULES, type ResumeReason } from '../flow/resume.ts';
import { CLOCK_NOTICES, type FlowName } from '../flow/session.ts';
import { STEP_IDS } from '../flow/step-row.ts';
import {
  APP_VERSION_FORM,
  PENDING_ACTIONS,
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  SNAPSHOT_WHO,
  WAITING_KINDS,
  type SnapshotFlags,
  type SnapshotTimer,
  type SupportSnapshot,
} from './support-snapshot.ts';

const FLOW_NAMES = Object.keys(FLOWS) as readonly FlowName[];
const PREREQUISITE_NAMES = Object.keys(PREREQUISITES) as readonly PrerequisiteName[];
const SKIP_NAMES = Object.keys(SKIPS) as readonly SkipName[];
const FLAGS = [
  'isOnline',
  'isDeviceKeeping',
  'isLoginVerified',
  'isGroupMissing',
  'hasProfiles',
  'isAfterGuest',
  'isAccountOffered',
  'isInactivityWarned',
  'hasDefaultKitAddresses',
] as const satisfies readonly (keyof SnapshotFlags)[];
const TABLE_VERSION = /^[0-9a-f]{8}$/;
/** A longer list or number than a device can come to is a mistake, and a slow one. */
const MOST = 1000;

/** Reads one part of a file after another, and notes what is wrong by the path of its key. */
class PartReader {
  readonly problems: FieldError[];
  readonly #value: unknown;
  readonly #path: string;

  constructor(value: unknown, path = '', problems: FieldError[] = []) {
    this.problems = problems;
    this.#value = value;
    this.#path = path;
  }

  /** What stands behind a key, to be read in turn. */
  part(key: string): PartReader {
    return new PartReader(this.#at(key), this.#pathOf(key), this.problems);
  }

  isNull(key: string): boolean {
    return this.#at(key) === null;
  }

  flag(key: string): boolean {
    const value = this.#at(key);
    return typeof value === 'boolean' ? value : this.#wrong(key, false);
  }

  count(key: string): number {
    const value = asWhole(this.#at(key));
    return value !== null && value >= 0 ? value : this.#wrong(key, 0);
  }

  text(key: string, form: RegExp): string {
    const value = this.#at(key);
    return typeof value === 'string' && form.test(value) ? value : this.#wrong(key, '');
  }

  instant(key: string): string {
    const value = this.#at(key);
    const isInstant = typeof value === 'string' && parseOffsetInstant(value) !== null;
    return isInstant ? value : this.#wrong(key, '', 'INVALID_DATE');
  }

  one<Value extends string>(key: string, list: readonly Value[]): Value {
    const value = this.#at(key);
    return isOneOf(list, value) ? value : this.#wrong(key, list[0] as Value);
  }

  oneOrNull<Value extends string>(key: string, list: readonly Value[]): Value | null {
    return this.isNull(key) ? null : this.one(key, list);
  }

  several<Value extends string>(key: string, list: readonly Value[]): readonly Value[] {
    const value = this.#at(key);
    const isList = Array.isArray(value) && value.length <= MOST && value.every((one) => isOneOf(list, one));
    return isList ? value : this.#wrong(key, []);
  }

  #at(key: string): unknown {
    return asRecord(this.#value)?.[key];
  }

  #pathOf(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`;
  }

  #wrong<Value>(key: string, instead: Value, code: ErrorCode = 'INVALID_REQUEST'): Value {
    this.problems.push({ field: this.#pathOf(key), code });
    return instead;
  }
}

function readTimer(file: PartReader, key: 'wait' | 'reading'): SnapshotTimer | null {
  if (file.isNull(key)) return null;
  const timer = file.part(key);
  return {
    beganAt: timer.instant('beganAt'),
    endsAt: timer.instant('endsAt'),
    secondsLeft: timer.count('secondsLeft'),
  };
}

function readResumed(file: PartReader): ResumeReason | null {
  if (file.isNull('resumed')) return null;
  const resumed = file.part('resumed');
  return {
    rule: resumed.one('rule', RESUME_RULES),
    missing: resumed.oneOrNull('missing', PREREQUISITE_NAMES),
  };
}

function readFlags(file: PartReader): SnapshotFlags {
  const flags = file.part('flags');
  return Object.fromEntries(FLAGS.map((name) => [name, flags.flag(name)])) as Readonly<
    Record<keyof SnapshotFlags, boolean>
  >;
}

function readWaiting(file: PartReader): SupportSnapshot['waiting'] {
  const waiting = file.part('waiting');
  const counts = WAITING_KINDS.map((kind) => [kind, Math.min(MOST, waiting.count(kind))] as const);
  return Object.fromEntries(counts) as SupportSnapshot['waiting'];
}

function readHead(file: PartReader): Pick<SupportSnapshot, 'at' | 'language' | 'versions' | 'who'> {
  const versions = file.part('versions');
  return {
    at: file.instant('at'),
    language: file.one('language', LANGUAGES),
    versions: {
      app: versions.text('app', APP_VERSION_FORM),
      flowTable: versions.text('flowTable', TABLE_VERSION),
      keptState: versions.text('keptState', TABLE_VERSION),
    },
    who: file.one('who', SNAPSHOT_WHO),
  };
}

function readTest(file: PartReader) {
  const flow = file.one('flow', FLOW_NAMES);
  const steps = FLOWS[flow].map(({ id }) => id);
  return {
    flow,
    // A step of the other flow is none of this one's.
    step: file.oneOrNull(
      'step',
      STEP_IDS.filter((id) => steps.includes(id)),
    ),
    resumed: readResumed(file),
    missing: file.several('missing', PREREQUISITE_NAMES),
    passedOver: file.several('passedOver', SKIP_NAMES),
    isNextFree: file.flag('isNextFree'),
    isSubmitted: file.flag('isSubmitted'),
    wait: readTimer(file, 'wait'),
    reading: readTimer(file, 'reading'),
    clockNotice: file.oneOrNull('clockNotice', CLOCK_NOTICES),
  };
}

function readShown(file: PartReader) {
  const scan = file.part('scan');
  return {
    scan: { outcome: scan.oneOrNull('outcome', SCAN_OUTCOMES), isBox: scan.flag('isBox') },
    busyWith: file.oneOrNull('busyWith', PENDING_ACTIONS),
    errors: file.several('errors', ERROR_CODES),
    backgroundErrors: file.several('backgroundErrors', ERROR_CODES),
    waiting: readWaiting(file),
    refused: file.several('refused', ERROR_CODES),
  };
}

function refused(...fields: readonly FieldError[]): Result<never, AppError> {
  return err({ code: 'INVALID_REQUEST', fields });
}

/** The value of a JSON text; undefined, which no JSON text has, where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the value that a snapshot's text holds. What it does not know of is left behind. */
export function snapshotOf(value: unknown): Result<SupportSnapshot, AppError> {
  const found = asRecord(value);
  if (found?.format !== SNAPSHOT_FORMAT) return refused({ field: 'format', code: 'INVALID_REQUEST' });
  if (found.version !== SNAPSHOT_VERSION) return refused({ field: 'version', code: 'INVALID_REQUEST' });
  const file = new PartReader(found);
  const snapshot: SupportSnapshot = {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    ...readHead(file),
    ...readTest(file),
    flags: readFlags(file),
    ...readShown(file),
  };
  return file.problems.length === 0 ? ok(snapshot) : refused(...file.problems);
}

/**
 * Reads a copied snapshot. Fails with INVALID_REQUEST, whose fields are the keys that are missing or wrong by their paths (`reading.endsAt`):
 * INVALID_DATE for an instant; `format` for a text that is no snapshot at all, and `version` for one of another form.
 */
export function readSupportSnapshot(text: string): Result<SupportSnapshot, AppError> {
  return snapshotOf(parseJson(text));
}
