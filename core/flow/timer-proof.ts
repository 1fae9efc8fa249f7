import { asFlag, asRecord, asWhole } from './persisted-values.ts';
import type { TimerEnds } from './session.ts';

/**
 * Why the browser's clock is in doubt until the server was asked. `ahead`: it jumped forward while an open page counted less.
 * `behind`: it is before an instant that an earlier page recorded, so it is unknown how long the page was closed.
 */
export type ClockDoubt = 'ahead' | 'behind';

/**
 * What is known of a wait: by the browser's clock, by the server's, and by what open pages counted. Instants and durations in
 * milliseconds. Kept in the record of the test.
 */
export interface TimerProof {
  /** The end of the wait on the browser's clock, as it is set now. */
  readonly deviceEnd: number;
  /** The same on the server's clock; null until the server was reached. */
  readonly serverEnd: number | null;
  /** The server's time at the last request, and how much had been counted by then. */
  readonly serverSeenAt: number | null;
  readonly countedBySeen: number;
  /** The end by a browser's clock that was not seen changing; if it is later than the server's, the longer wait counts. */
  readonly longerEnd: number | null;
  readonly windowMs: number;
  /** The whole wait of the kit. */
  readonly waitMs: number;
  /** How much of the wait open pages have counted: so much has passed for sure. */
  readonly countedMs: number;
  /** The browser's time at the last look. */
  readonly seenAt: number;
  readonly doubt: ClockDoubt | null;
  readonly wasCorrected: boolean;
}

/** A stored proof; null if it says too little. */
export function asProof(value: unknown): TimerProof | null {
  const found = asRecord(value);
  const [deviceEnd, seenAt, countedMs] = [asWhole(found?.deviceEnd), asWhole(found?.seenAt), asWhole(found?.countedMs)];
  const [windowMs, waitMs] = [asWhole(found?.windowMs), asWhole(found?.waitMs)];
  if (found === null || deviceEnd === null || seenAt === null || countedMs === null) return null;
  if (windowMs === null || waitMs === null) return null;
  const { doubt } = found;
  return {
    deviceEnd,
    windowMs,
    waitMs,
    serverEnd: asWhole(found.serverEnd),
    serverSeenAt: asWhole(found.serverSeenAt),
    countedBySeen: asWhole(found.countedBySeen) ?? 0,
    longerEnd: asWhole(found.longerEnd),
    countedMs,
    seenAt,
    doubt: doubt === 'ahead' || doubt === 'behind' ? doubt : null,
    wasCorrected: asFlag(found.wasCorrected),
  };
}

/** The end of the wait if only the counted time has passed. */
export function countedEnd(proof: TimerProof, now: number): number {
  return now + proof.waitMs - proof.countedMs;
}

/** When the wait ends: the latest of the possible instants. */
export function waitEnd(proof: TimerProof, now: number): number {
  const end = Math.max(proof.deviceEnd, proof.longerEnd ?? 0);
  return proof.doubt === 'ahead' ? Math.max(end, countedEnd(proof, now)) : end;
}

/**
 * When the timers end. The wait ends at the latest of the possible instants, so that no one reads too early. The reading window is
 * counted from the earliest, and is over if the time is unknown, so that no one reads too late.
 */
export function provenEnds(proof: TimerProof, now: number): TimerEnds {
  const countdownTimerEndTime = waitEnd(proof, now);
  return {
    countdownTimerEndTime,
    expirationTimerEndTime: proof.doubt === 'behind' ? countdownTimerEndTime : proof.deviceEnd + proof.windowMs,
    clockNotice: proof.doubt !== null ? 'unsure' : proof.wasCorrected ? 'corrected' : null,
  };
}
