import type { Job, ReportJobPayload } from '../jobs/ports.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** So that reports that failed together are not tried together for ever. */
const MOST_JITTER = 0.2;
const LONGEST_RETRY_MS = HOUR_MS;
const MOST_DOUBLINGS = 12;
const LONGEST_LOOK_MS = 12 * HOUR_MS;

/** How long the authority's answer is waited for. */
export const ANSWER_WAIT_MS = 30 * 24 * HOUR_MS;
/** An answer is not expected sooner. */
export const FIRST_LOOK_MS = MINUTE_MS;

/** `chance` gives a number from 0 to 1. */
type Chance = () => number;

const shortened = (pauseMs: number, chance: Chance): number => Math.round(pauseMs * (1 - MOST_JITTER * chance()));

/** How long a report waits after a failed try: twice as long each time, an hour at most, for ever. */
export function pauseBeforeRetry({ tries }: Pick<Job<ReportJobPayload>, 'tries'>, chance: Chance): number {
  return shortened(Math.min(SECOND_MS * 2 ** Math.min(tries - 1, MOST_DOUBLINGS), LONGEST_RETRY_MS), chance);
}

/** How long the next look for an answer waits: half as long as was waited so far, a minute at least and half a day at most. */
export function pauseBeforeLook(waitedMs: number, chance: Chance): number {
  return shortened(Math.min(Math.max(waitedMs / 2, MINUTE_MS), LONGEST_LOOK_MS), chance);
}
