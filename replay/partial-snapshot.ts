import type { DiagnosticsSnapshot } from '../core/diagnostics/diagnostics-snapshot.ts';
import { toLocalInstant } from '../core/diagnostics/local-instant.ts';
import { isOneOf } from '../core/domain/choice-lists.ts';
import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { KITS } from '../core/domain/kit-registry.ts';
import { asRecord, asText } from '../core/flow/persisted-values.ts';
import { FLOW_NAMES, FLOWS } from '../core/flow/flows.ts';
import type { FlowName } from '../core/flow/session.ts';
import { STEP_IDS, type StepId } from '../core/flow/step-row.ts';
import { areTimersInDoubt, readByTimers, timersBelow, type ReadByTimers } from './by-timers.ts';
import { chooseSnapshot } from './choose-snapshot.ts';
import { findEntries, findJson, type Found } from './find-json.ts';
import { isReduced, SNAPSHOT_OR_STATE, type ReadSnapshot } from './read-snapshot.ts';
import { repairText } from './repair-text.ts';
import { validEntries } from './valid-entries.ts';
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

/**
 * What can be read of a snapshot that is partly missing or changed. `timers`: everything down to its timers. `tail` and `times`: what its
 * timers say where something before them is lost. `step`: only the step.
 */
export type PartialSnapshot =
  | ({ readonly kind: 'timers'; readonly isLanguageKnown: boolean } & ReadSnapshot)
  | ReadByTimers
  | {
      readonly kind: 'step';
      readonly flow: FlowName;
      /** Null without a test. */
      readonly step: StepId | null;
      /** Null if it is not known, and for a fixture state, which is always of the same day. */
      readonly madeAt: string | null;
    };

/** Entries that end after the wait, with the time to read the result, which follows from it. */
function withReading(entries: Found): Found {
  const endsAt = asText(asRecord(entries.wait)?.endsAt);
  const wait = parseOffsetInstant(endsAt ?? '');
  if (Object.hasOwn(entries, 'reading') || wait === null || endsAt === null) return entries;
  const { readingWindowMs } = KITS[0];
  const end = toLocalInstant(wait.instant + readingWindowMs, wait.utcOffsetMinutes);
  return { ...entries, reading: { beganAt: endsAt, endsAt: end, secondsLeft: readingWindowMs / 1000 } };
}

/** Entries with the name of their step, from which email programs may have torn a part off with a space. */
function withStep(entries: Found): Found {
  const step = asText(entries.step)?.replaceAll(/\s/g, '');
  return isOneOf(STEP_IDS, step) ? { ...entries, step } : entries;
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
  const isBroken = !findJson(text, SNAPSHOT_OR_STATE).ok;
  const below = isBroken && !Object.hasOwn(found, 'wait') ? timersBelow(text) : null;
  if (areTimersInDoubt(found)) return namedStep(JSON.stringify(found));
  const isBeginningLost = Object.keys(found).length === 0;
  const entries = withReading(withStep({ ...below, ...found }));
  const isComplete = NEEDED.every((key) => Object.hasOwn(entries, key));
  const read = isComplete ? validEntries(entries, NEEDED) : null;
  // Beside a whole snapshot, the text names two steps.
  if (read === null)
    return (
      readByTimers(entries, appVersion, below === null || isBeginningLost) ??
      namedStep(isBroken ? text : JSON.stringify(entries))
    );
  const { snapshot, invalid } = read;
  const isLanguageKnown = Object.hasOwn(entries, 'language') && !invalid.includes('language');
  return { kind: 'timers', snapshot, difference: versionDifference(snapshot, appVersion), isLanguageKnown };
}
