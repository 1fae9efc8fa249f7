import type { SureAnswer, TestResult } from './choice-lists.ts';
import type { Kit } from './kit.ts';

const HOUR_MS = 60 * 60_000;

/** How long after a negative result to test again. */
function retestAfterMs({ retestHours }: Kit): number {
  return retestHours * HOUR_MS;
}

/** What a retest is computed from. `analysedAt` in epoch milliseconds; `isSymptomatic` is null if unknown. */
export interface TestedOnce {
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer | null;
  readonly analysedAt: number;
  readonly kit: Kit;
}

/** When to test again: the kit's retest hours after a negative result with symptoms (product.md section 1); null otherwise. In epoch milliseconds. */
export function retestAt({ result, isSymptomatic, analysedAt, kit }: TestedOnce): number | null {
  return result === 'negative' && isSymptomatic === 'yes' ? analysedAt + retestAfterMs(kit) : null;
}

/** As `retestAt`, but null once that instant has passed: no reminder for the past. */
export function comingRetestAt(tested: TestedOnce, now: number): number | null {
  const at = retestAt(tested);
  return at !== null && at > now ? at : null;
}

/** One repeat of a negative test: the first and the last instant for it, in epoch milliseconds. */
export interface RetestWindow {
  readonly from: number;
  readonly until: number;
}

/** When to repeat a negative test: `repeats` times, each as long after the one before as the kit asks for. */
export function retestWindows({ analysedAt, kit }: TestedOnce, repeats: number): readonly RetestWindow[] {
  const length = (kit.retestUntilHours - kit.retestHours) * HOUR_MS;
  return Array.from({ length: repeats }, (_, index) => {
    const from = analysedAt + (index + 1) * retestAfterMs(kit);
    return { from, until: from + length };
  });
}

/** The next time for a repeat of a negative test: one repeat with symptoms, else two. Null if none is to come or under way. */
export function nextRetest(tested: TestedOnce, now: number): RetestWindow | null {
  if (tested.result !== 'negative') return null;
  const windows = retestWindows(tested, tested.isSymptomatic === 'yes' ? 1 : 2);
  return windows.find(({ until }) => until > now) ?? null;
}

/**
 * Whether the advice to test again after a negative result is over: twice the retest hours later the last repeat that it asks for was due,
 * and a repeat is the one that was advised for half of them more.
 */
export function isRetestOver({ result, analysedAt, kit }: TestedOnce, now: number): boolean {
  return result === 'negative' && now > analysedAt + 2.5 * retestAfterMs(kit);
}

/** How long a whole test takes, as its welcome says; also the length of the next test's calendar entry. */
export function testLastsMs({ wholeTestMinutes }: Kit): number {
  return wholeTestMinutes * 60_000;
}
