import type { TestResult } from '../core/domain/choice-lists.ts';
import type { ErrorCode } from '../core/domain/error-codes.ts';
import type { ScanOutcome } from '../core/domain/scan-outcome.ts';
import type { ProgressName } from '../core/domain/progress.ts';
import type { StepId } from '../core/flow/step-row.ts';
import { routeName } from '../core/api/routes.ts';
import type { CallName, DeviceState } from './scenario.ts';

/** The step that shows; `expired` while "Test result expired" replaces it, `none` without a test. */
export type ShownStep = StepId | 'expired' | 'none';

/** A call that was sent to the back end, with its payload. Calls made offline are not sent. */
export interface SentCall {
  readonly name: CallName;
  readonly payload: unknown;
}

/** The visible state of the app at one moment. */
export interface Observation {
  readonly step: ShownStep;
  /** The number of the current step in its flow, -1 without a test. Scenarios expect steps by their names. */
  readonly number: number;
  readonly route: string;
  /** The time remaining that is shown, mm:ss, or `none`. */
  readonly timer: string;
  readonly result: TestResult | 'none';
  /** The outcome of the last scan, even after its message was dismissed. */
  readonly scan: ScanOutcome | 'none';
  readonly errors: readonly ErrorCode[];
  /** The names of the checked boxes that show, in alphabetical order. */
  readonly checked: readonly string[];
  readonly canNext: boolean;
  readonly canBack: boolean;
  readonly guest: boolean;
  readonly signedIn: boolean;
  /** The browser stores nothing about any earlier person or their test. */
  readonly forgotten: boolean;
  /** The key of the logout message that is shown, or `none`. */
  readonly message: string;
  /** Every call since the scenario began, in order. */
  readonly calls: readonly SentCall[];
  readonly device: DeviceState;
}

/** What an expectation is compared with. */
export interface Observed extends Observation {
  /** The steps that the last action showed between its first and its last one, in order. */
  readonly passes: readonly ShownStep[];
}

const PROGRESS_CALL = routeName('postProgress');
const SAVE_CALL = routeName('saveDevice');
const REMOVE_CALL = routeName('removeDevice');

/** A field of a call's payload, undefined where the payload has none. */
export function fieldOf(payload: unknown, field: string): unknown {
  return typeof payload === 'object' && payload !== null
    ? (payload as Readonly<Record<string, unknown>>)[field]
    : undefined;
}

/** The last call of a name, or null. */
export function lastCall(calls: readonly SentCall[], name: CallName): SentCall | null {
  return calls.findLast((call) => call.name === name) ?? null;
}

/** The last progress name posted. */
export function postedProgress(calls: readonly SentCall[]): ProgressName | 'none' {
  const name = fieldOf(lastCall(calls, PROGRESS_CALL)?.payload, 'testProgress');
  return typeof name === 'string' ? (name as ProgressName) : 'none';
}

/** How many calls of each name were made. */
export function countCalls(calls: readonly SentCall[]): Readonly<Record<CallName, number>> {
  const counts: Record<CallName, number> = {};
  for (const { name } of calls) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/**
 * The state of the last saved cassette in the back end: `saved` while it is held, `removed` once it was released, `none` if none was
 * saved. `isHeld` queries the back end with the payload of the save.
 */
export async function deviceStateOf(
  calls: readonly SentCall[],
  isHeld: (device: unknown) => boolean | Promise<boolean>,
): Promise<DeviceState> {
  const savedAt = calls.findLastIndex((call) => call.name === SAVE_CALL);
  if (savedAt < 0) return 'none';
  if (await isHeld(calls[savedAt]?.payload)) return 'saved';
  return calls.slice(savedAt).some((call) => call.name === REMOVE_CALL) ? 'removed' : 'none';
}
