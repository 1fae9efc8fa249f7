import { isRefusal, type Observed } from './measured-load.ts';

/** What a drill measured. */
export interface Outcome {
  readonly acknowledged: number;
  /** Acknowledged results that the database does not have, or has without their report. */
  readonly lost: number;
  /** Tests with more than one report. */
  readonly doubled: number;
  /** The longest time in which no result was acknowledged. */
  readonly secondsWithoutSuccess: number;
  /** Answers other than 200, by status; 0 stands for no answer. */
  readonly failedCalls: Readonly<Record<number, number>>;
}

/** What the database has: how many reports, by the test of each result. */
export type StoredReports = ReadonlyMap<string, number>;

/** The longest time between two successes, in seconds, from the beginning of the load to its end. */
export function longestGap(instants: Iterable<number>, beginning: number, end: number): number {
  const sorted = [beginning, ...[...instants].sort((a, b) => a - b), end];
  const gaps = sorted.map((instant, at) => instant - (sorted[at - 1] ?? instant));
  return Math.max(...gaps) / 1000;
}

/** Compares what was acknowledged with what is stored. */
export function makeOutcome(
  { acknowledgedAt, statuses }: Observed,
  stored: StoredReports,
  [beginning, end]: readonly [number, number],
): Outcome {
  const failed = [...statuses].filter(([status]) => status !== 200).sort(([a], [b]) => a - b);
  return {
    acknowledged: acknowledgedAt.size,
    lost: [...acknowledgedAt.keys()].filter((testId) => (stored.get(testId) ?? 0) === 0).length,
    doubled: [...stored.values()].filter((reports) => reports > 1).length,
    secondsWithoutSuccess: longestGap(acknowledgedAt.values(), beginning, end),
    failedCalls: Object.fromEntries(failed),
  };
}

/** Adds up outcomes; of the seconds, the longest counts. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const total = (number: (one: Outcome) => number) => outcomes.reduce((sum, one) => sum + number(one), 0);
  const failedCalls: Record<number, number> = {};
  for (const [status, count] of outcomes.flatMap((one) => Object.entries(one.failedCalls)))
    failedCalls[Number(status)] = (failedCalls[Number(status)] ?? 0) + count;
  return {
    acknowledged: total((one) => one.acknowledged),
    lost: total((one) => one.lost),
    doubled: total((one) => one.doubled),
    secondsWithoutSuccess: Math.max(...outcomes.map((one) => one.secondsWithoutSuccess)),
    failedCalls,
  };
}

/** What a drill expects. */
export interface Limits {
  /** The time without an acknowledged result must stay below. */
  readonly limitSeconds: number;
  /** Whether calls may fail meanwhile; callers then repeat them. */
  readonly mayFailCalls: boolean;
}

/** Whether nothing was lost, doubled or refused, and the time without success and the failed calls are as expected. */
export function isWithin(outcome: Outcome, { limitSeconds, mayFailCalls }: Limits): boolean {
  const { lost, doubled, secondsWithoutSuccess, failedCalls } = outcome;
  const failed = Object.keys(failedCalls).map(Number);
  const areCallsWell = mayFailCalls ? !failed.some(isRefusal) : failed.length === 0;
  return lost === 0 && doubled === 0 && secondsWithoutSuccess < limitSeconds && areCallsWell;
}

/** One line for the terminal. */
export function printedOutcome({ acknowledged, lost, doubled, secondsWithoutSuccess, failedCalls }: Outcome): string {
  const failures = Object.entries(failedCalls).map(
    ([status, count]) => `${count} x ${status === '0' ? 'no answer' : status}`,
  );
  return [
    `${acknowledged} acknowledged`,
    `${lost} lost`,
    `${doubled} doubled`,
    `${secondsWithoutSuccess.toFixed(1)} s without success`,
    `failed calls: ${failures.length === 0 ? 'none' : failures.join(', ')}`,
  ].join(', ');
}
