import * as v from 'valibot';
import {
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  type DiagnosticsSnapshot,
} from '../core/diagnostics/diagnostics-snapshot.ts';
import { flowTableVersion, storedStateVersion } from '../core/diagnostics/table-versions.ts';
import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { isOneOf } from '../core/domain/choice-lists.ts';
import { FLOWS } from '../core/flow/flows.ts';
import { asRecord, asText } from '../core/flow/persisted-values.ts';
import type { Found } from './find-json.ts';
import { SNAPSHOT_OR_STATE } from './read-snapshot.ts';
import { SNAPSHOT } from './snapshot-schema.ts';
import { timerInDoubt } from './timers-agree.ts';
import { repairText } from './repair-text.ts';
import { madeAtOf, tailEntries } from './tail-entries.ts';
import { validEntries } from './valid-entries.ts';

/**
 * What is read by the timers. `tail`: everything from the step on, with the timers; `isWhole` if nothing of that is lost. `times`: the
 * timers and no step.
 */
export type ReadByTimers =
  | {
      readonly kind: 'tail';
      readonly snapshot: DiagnosticsSnapshot;
      readonly isWhole: boolean;
      /** Whether what comes before the step is lost, or a value there was changed. */
      readonly lost: 'beginning' | 'value';
      readonly isLanguageKnown: boolean;
    }
  | {
      readonly kind: 'times';
      /** When it was made. */
      readonly madeAt: string;
      readonly waitEndsAt: string;
      readonly readingEndsAt: string;
    };

const { at, wait, reading } = SNAPSHOT.entries;
const TIMES = v.object({ at, wait, reading });

/** Only a snapshot of this flow has timers. */
const FLOW = 'testing';

/** The entries after the timers, of which the last is missing if the end is. */
const LAST_ENTRIES = ['flags', 'errors', 'waiting', 'persisted', 'damage'] as const;

/** The entries that come first, which only say whose snapshot of which version it is, and when it was made. */
const FIRST_ENTRIES: readonly string[] = ['at', 'language', 'versions', 'who', 'flow'];

/** The first entries where the text has none that are valid. */
const firstEntries = (appVersion: string): Found => ({
  format: SNAPSHOT_FORMAT,
  version: SNAPSHOT_VERSION,
  versions: { app: appVersion, flowTable: flowTableVersion(FLOW), keptState: storedStateVersion() },
  who: 'guest',
  flow: FLOW,
  isSubmitted: false,
});

/** A value if it is an instant with an offset; null if it is not. */
function asInstant(value: unknown): string | null {
  const written = asText(value);
  return written !== null && parseOffsetInstant(written) !== null ? written : null;
}

/** When a timer ends; null if that cannot be read. */
const endOf = (timer: unknown): string | null => asInstant(asRecord(timer)?.endsAt);

/** Whether timers that can be read contradict each other. */
export function areTimersInDoubt(entries: Found): boolean {
  const read = v.safeParse(TIMES, entries);
  return read.success && timerInDoubt(read.output) !== null;
}

/** Whether entries do not say if the test was submitted, at a step without a timer. */
function isUnsure({ isSubmitted, step }: Found): boolean {
  const row = FLOWS[FLOW].find(({ id }) => id === step);
  return typeof isSubmitted !== 'boolean' && row !== undefined && row.timer === undefined;
}

/**
 * What entries with timers say where others are missing or invalid: the step and the time that is left, or only that time. `isComplete`
 * if no entry is lost between those that are there. Null if the time is not known, or no longer counts.
 */
export function readByTimers(entries: Found, appVersion: string, isComplete: boolean): ReadByTimers | null {
  const at = asInstant(entries.at) ?? madeAtOf(entries);
  if (at === null || isUnsure(entries)) return null;
  // Without a timer, the step may be one of either flow.
  const needed = ['step', 'wait', 'reading', ...(asRecord(entries.wait) === null ? ['flow'] : [])];
  const isThere = needed.every((key) => Object.hasOwn(entries, key));
  const read = isThere ? validEntries({ ...entries, at }, needed, firstEntries(appVersion)) : null;
  if (read !== null && read.snapshot.step !== null) {
    const { snapshot, invalid } = read;
    const isEndThere = LAST_ENTRIES.every((key) => Object.hasOwn(entries, key));
    const isWhole = isComplete && isEndThere && invalid.every((key) => isOneOf(FIRST_ENTRIES, key));
    const lost = Object.hasOwn(entries, 'format') ? 'value' : 'beginning';
    const isLanguageKnown = Object.hasOwn(entries, 'language') && !invalid.includes('language');
    return { kind: 'tail', snapshot, isWhole, lost, isLanguageKnown };
  }
  if (entries.isSubmitted === true) return null;
  const [waitEndsAt, readingEndsAt] = [endOf(entries.wait), endOf(entries.reading)];
  if (waitEndsAt === null || readingEndsAt === null || madeAtOf(entries) === null) return null;
  return { kind: 'times', madeAt: at, waitEndsAt, readingEndsAt };
}

/** The entries with timers below a mistake in a text or a lost beginning; null if there are none, or those of several snapshots. */
export function timersBelow(sent: string): Found | null {
  const text = repairText(sent).text.replaceAll(/\s/g, '');
  const isOnce = (key: string): boolean => text.split(`"${key}":`).length <= 2;
  return ['format', 'step', 'wait'].every(isOnce) ? tailEntries(sent, SNAPSHOT_OR_STATE.innerKeys) : null;
}
