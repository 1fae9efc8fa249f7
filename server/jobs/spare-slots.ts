import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** As many connections as a mail server is likely to accept from one client. */
export const MAX_SLOTS = 10;
/** Enough to make progress while the process is busy. */
const MIN_SLOTS = 2;
/** A shorter time says little. */
const MEASURED_MS = 100;

/** How many jobs may be tried at once. */
export type Slots = () => number;

/**
 * All slots while the process is idle at least half of the time, and fewer the busier it is: answering people comes first, and a report
 * may wait for a quieter minute. Otherwise, several servers that share processors or a disk would deliver more and answer fewer calls.
 */
export function makeSpareSlots(
  measure: (before?: EventLoopUtilization) => EventLoopUtilization = (before) =>
    performance.eventLoopUtilization(before),
): Slots {
  let before = measure();
  let slots = MAX_SLOTS;
  return () => {
    const { utilization, idle, active } = measure(before);
    if (idle + active < MEASURED_MS) return slots;
    before = measure();
    slots = Math.max(MIN_SLOTS, Math.min(MAX_SLOTS, Math.round(2 * MAX_SLOTS * (1 - utilization))));
    return slots;
  };
}
