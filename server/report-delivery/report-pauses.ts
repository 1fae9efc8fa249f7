import type { Job } from '../jobs/ports.ts';
import type { DeliveryPayload } from './ports.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Spreads the retries of reports that failed together. */
const MOST_JITTER = 0.2;
const LONGEST_RETRY_MS = HOUR_MS;
const MOST_DOUBLINGS = 12;
const LONGEST_LOOK_MS = 12 * HOUR_MS;

/** How long to wait for the authority's answer. */
export const ANSWER_WAIT_MS = 30 * 24 * HOUR_MS;
/** When to look for an answer first. */
export const FIRST_LOOK_MS = MINUTE_MS;

/** Returns a random number from 0 to 1. */
type Chance = () => number;

const shortened = (pauseMs: number, chance: Chance): number => Math.round(pauseMs * (1 - MOST_JITTER * chance()));

/** How long a report waits after a failed try: twice as long each time, at most an hour, without an end. */
export function pauseBeforeRetry({ tries }: Pick<Job<DeliveryPayload>, 'tries'>, chance: Chance): number {
  return shortened(Math.min(SECOND_MS * 2 ** Math.min(tries - 1, MOST_DOUBLINGS), LONGEST_RETRY_MS), chance);
}

/** How long to wait for the next look for an answer: half of the time waited so far, between a minute and half a day. */
export function pauseBeforeLook(waitedMs: number, chance: Chance): number {
  return shortened(Math.min(Math.max(waitedMs / 2, MINUTE_MS), LONGEST_LOOK_MS), chance);
}
