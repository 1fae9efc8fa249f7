import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** As many connections as a mail server is likely to accept from one client. */
export const MAX_PLACES = 10;
/** Enough to make progress while the process is busy. */
const MIN_PLACES = 2;
/** A shorter time says little. */
const MEASURED_MS = 100;

/** How many jobs may be tried at once. */
export type Places = () => number;

/**
 * All places while the process is idle at least half of the time, and fewer the busier it is: answering people comes first, and a report
 * may wait for a quieter minute. Otherwise, several servers that share processors or a disk would deliver more and answer fewer calls.
 */
export function makeSparePlaces(
  measure: (before?: EventLoopUtilization) => EventLoopUtilization = (before) =>
    performance.eventLoopUtilization(before),
): Places {
  let before = measure();
  let places = MAX_PLACES;
  return () => {
    const { utilization, idle, active } = measure(before);
    if (idle + active < MEASURED_MS) return places;
    before = measure();
    places = Math.max(MIN_PLACES, Math.min(MAX_PLACES, Math.round(2 * MAX_PLACES * (1 - utilization))));
    return places;
  };
}
