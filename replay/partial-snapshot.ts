import {
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  type DiagnosticsSnapshot,
} from '../core/diagnostics/diagnostics-snapshot.ts';
import { flowTableVersion, storedStateVersion } from '../core/diagnostics/table-versions.ts';
import { PERSISTED_ITEM_NAMES } from '../core/diagnostics/persisted-items.ts';
import { toLocalInstant } from '../core/diagnostics/local-instant.ts';
import { isOneOf } from '../core/domain/choice-lists.ts';
import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { KITS } from '../core/domain/kit-registry.ts';
import { asRecord, asText } from '../core/flow/persisted-values.ts';
import { FLOW_NAMES, FLOWS } from '../core/flow/flows.ts';
import type { FlowName } from '../core/flow/session.ts';
import { STEP_IDS, type StepId } from '../core/flow/step-row.ts';
import { chooseSnapshot } from './choose-snapshot.ts';
import { findEntries, findJson, type Found } from './find-json.ts';
import { isReduced, snapshotOf, SNAPSHOT_OR_STATE, type ReadSnapshot } from './read-snapshot.ts';
import { repairText } from './repair-text.ts';
import { madeAtOf, tailEntries } from './tail-entries.ts';
import { versionDifference } from './version-difference.ts';

/** The entries from which the time that is left follows. */
const NEEDED: readonly string[] = [
  'format',
  'version',
  'at',
  'versions',
  'who',
  'flow',
  'step',
  'isSubmitted',
  'wait',
  'reading',
] satisfies (keyof DiagnosticsSnapshot)[];

/** The other entries, as they are where nothing is wrong. */
const NOTHING_WRONG = {
  language: 'en',
  page: null,
  lastLogout: null,
  resumed: null,
  missing: [],
  passedOver: [],
  isNextFree: false,
  clockNotice: null,
  flags: {
    isOnline: true,
    isDeviceKeeping: true,
    isLoginVerified: true,
    isGroupMissing: false,
    hasProfiles: true,
    isAfterGuest: false,
    isAccountOffered: false,
    isInactivityWarned: false,
    hasDefaultKitAddresses: true,
  },
  scan: { outcome: null, isBox: false },
  busyWith: null,
  errors: [],
  backgroundErrors: [],
  waiting: { progress: 0, guestResult: 0, result: 0, removal: 0 },
  refused: [],
  persisted: Object.fromEntries(PERSISTED_ITEM_NAMES.map((name) => [name, 'missing'])),
  damage: null,
} satisfies Record<string, unknown> & { readonly [Key in keyof DiagnosticsSnapshot]?: unknown };

/**
 * What can be read of a snapshot that is partly missing or changed. `timers`: everything down to its timers. `tail`: everything from
 * its step on, with the timers; `isWhole` if its end is there. `times`: the timers and no step. `step`: only the step.
 */
export type PartialSnapshot =
  | ({ readonly kind: 'timers' } & ReadSnapshot)
  | { readonly kind: 'tail'; readonly snapshot: DiagnosticsSnapshot; readonly isWhole: boolean }
  | {
      readonly kind: 'times';
      /** When it was made, by its timers. */
      readonly madeAt: string;
      readonly waitEndsAt: string;
      readonly readingEndsAt: string;
    }
  | {
      readonly kind: 'step';
      readonly flow: FlowName;
      /** Null without a test. */
      readonly step: StepId | null;
      /** Null if it is not known, and for a fixture state, which is always of the same day. */
      readonly madeAt: string | null;
    };

/** The entries without those that are invalid; null if one of these is needed. */
function validEntries(found: Found): DiagnosticsSnapshot | null {
  const first = snapshotOf({ ...NOTHING_WRONG, ...found });
  if (first.ok) return first.value;
  const invalid = (first.error.fields ?? []).map(({ field }) => field.split('.')[0] ?? '');
  if (invalid.some((key) => NEEDED.includes(key))) return null;
  const valid = Object.entries(found).filter(([key]) => !invalid.includes(key));
  const read = snapshotOf({ ...NOTHING_WRONG, ...Object.fromEntries(valid) });
  return read.ok ? read.value : null;
}

/** Entries that end after the wait, with the time to read the result, which follows from it. */
function withReading(entries: Found): Found {
  const endsAt = asText(asRecord(entries.wait)?.endsAt);
  const wait = parseOffsetInstant(endsAt ?? '');
  if (Object.hasOwn(entries, 'reading') || wait === null || endsAt === null) return entries;
  const { readingWindowMs } = KITS[0];
  const end = toLocalInstant(wait.instant + readingWindowMs, wait.utcOffsetMinutes);
  return { ...entries, reading: { beganAt: endsAt, endsAt: end, secondsLeft: readingWindowMs / 1000 } };
}

/** The value of a key in a text; undefined if there is none, or several different ones. */
function onlyValue(text: string, key: RegExp): string | undefined {
  const values = new Set([...text.matchAll(key)].map(([, value = '']) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

/** The step that a text names, of a snapshot or of a fixture state; null if it names none or several. */
function namedStep(sent: string): PartialSnapshot | null {
  const text = repairText(sent).text.replaceAll(/\s/g, '');
  const step = onlyValue(text, /"step":("[^"]*"|null)/g)?.replaceAll('"', '');
  const written = onlyValue(text, /"at":"([^"]*)"/g) ?? '';
  const madeAt = parseOffsetInstant(written) === null ? null : written;
  if (step === 'null') return { kind: 'step', flow: 'testing', step: null, madeAt };
  if (!isOneOf(STEP_IDS, step)) return null;
  const flows = FLOW_NAMES.filter((name) => FLOWS[name].some(({ id }) => id === step));
  const [flow, other] = flows.length === 1 ? flows : flows.filter((name) => text.includes(`"flow":"${name}"`));
  return flow === undefined || other !== undefined ? null : { kind: 'step', flow, step, madeAt };
}

/** The entries that come after the timers, of which the last is missing if the end is. */
const LAST_ENTRIES = ['flags', 'errors', 'waiting', 'persisted', 'damage'] as const;

const namesSeveral = (text: string, key: string): boolean => text.split(`"${key}":`).length > 2;

/** What can be read of a snapshot whose beginning is missing and one of whose timers runs; null if no timer runs. */
function partialTail(text: string, appVersion: string): PartialSnapshot | null {
  const tail = tailEntries(text, SNAPSHOT_OR_STATE.innerKeys);
  const madeAt = tail && madeAtOf(tail);
  if (tail === null || madeAt === null || tail.isSubmitted === true || namesSeveral(text, 'wait')) return null;
  const flow = 'testing';
  const versions = { app: appVersion, flowTable: flowTableVersion(flow), keptState: storedStateVersion() };
  const head = { format: SNAPSHOT_FORMAT, version: SNAPSHOT_VERSION, at: madeAt, versions, who: 'guest', flow };
  // Only a snapshot of the test has timers.
  const snapshot = Object.hasOwn(tail, 'step') ? validEntries({ ...head, isSubmitted: false, ...tail }) : null;
  const isWhole = LAST_ENTRIES.every((key) => Object.hasOwn(tail, key));
  if (snapshot !== null && snapshot.step !== null) return { kind: 'tail', snapshot, isWhole };
  const [waitEndsAt, readingEndsAt] = [asText(asRecord(tail.wait)?.endsAt), asText(asRecord(tail.reading)?.endsAt)];
  if (waitEndsAt === null || readingEndsAt === null) return null;
  return { kind: 'times', madeAt, waitEndsAt, readingEndsAt };
}

/** The entries of the chosen snapshot, or of one that is not whole; null if there is none to choose. */
function entriesIn(text: string, wanted: number | null): Found | null {
  const found = findJson(text, SNAPSHOT_OR_STATE);
  if (!found.ok) return findEntries(text, SNAPSHOT_OR_STATE) ?? {};
  const chosen = chooseSnapshot(found.value, wanted);
  if (!chosen.ok && chosen.error.kind === 'besideCutOff') return findEntries(text, SNAPSHOT_OR_STATE) ?? {};
  return chosen.ok && !isReduced(chosen.value.found.value) ? chosen.value.found.value : null;
}

/**
 * Reads what is certain of a snapshot that is not whole, or has invalid entries. Its other entries are those of a snapshot with which
 * nothing is wrong. Null if it says too little.
 */
export function readPartialSnapshot(
  text: string,
  appVersion: string,
  wanted: number | null = null,
): PartialSnapshot | null {
  const found = entriesIn(text, wanted);
  if (found === null) return null;
  const tail = Object.keys(found).length === 0 ? partialTail(text, appVersion) : null;
  if (tail !== null) return tail;
  const entries = withReading(found);
  const isComplete = NEEDED.every((key) => Object.hasOwn(entries, key));
  const snapshot = isComplete ? validEntries(entries) : null;
  // Beside a whole snapshot, the text names two steps.
  if (snapshot === null) return namedStep(findJson(text, SNAPSHOT_OR_STATE).ok ? JSON.stringify(entries) : text);
  return { kind: 'timers', snapshot, difference: versionDifference(snapshot, appVersion) };
}
