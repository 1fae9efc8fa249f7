import type { Kit } from '../domain/kit.ts';
import type { TestSession } from './session.ts';
import { asFlag, asRecord, asWhole } from './persisted-values.ts';
import type { TimerEnds } from './timers.ts';

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

/** Clocks that differ by less agree: a response takes its time, and clocks are adjusted by seconds all the time. */
const SERVER_TOLERANCE_MS = 5_000;
/** A busy page runs late and some clocks pause, so only larger jumps count as a change while offline. */
const JUMP_TOLERANCE_MS = 20_000;

/** What is known at the first look at a test's timers. Null while no timer runs. */
export function proofOf(session: TestSession, now: number, kit: Kit): TimerProof | null {
  const { countdownTimerEndTime: deviceEnd, expirationTimerEndTime } = session;
  if (deviceEnd === null || expirationTimerEndTime === null) return null;
  return {
    deviceEnd,
    windowMs: expirationTimerEndTime - deviceEnd,
    waitMs: kit.waitMs,
    serverEnd: null,
    serverSeenAt: null,
    countedBySeen: 0,
    longerEnd: null,
    countedMs: 0,
    seenAt: now,
    doubt: null,
    wasCorrected: session.clockNotice === 'corrected',
  };
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

/** Continues what an earlier page stored. A clock that is now before what that page recorded was set back by at least that much. */
export function reopened(proof: TimerProof, now: number): TimerProof {
  const jump = now - proof.seenAt;
  if (jump > -JUMP_TOLERANCE_MS) return { ...proof, seenAt: now };
  return { ...proof, deviceEnd: proof.deviceEnd + jump, longerEnd: null, seenAt: now, doubt: 'behind' };
}

/** The clocks as an open page reads them. */
export interface ClockReading {
  /** The browser's clock. */
  readonly now: number;
  /** How much time the page counted since its last reading. */
  readonly countedMs: number;
  /** The page has been visible ever since, so the device did not sleep. */
  readonly wasVisible: boolean;
}

/** Follows the browser's clock. It jumped by the difference between its change and the counted time. */
export function withClockReading(proof: TimerProof, { now, countedMs, wasVisible }: ClockReading): TimerProof {
  const counted = { ...proof, countedMs: proof.countedMs + Math.max(0, Math.round(countedMs)), seenAt: now };
  const jump = Math.round(now - proof.seenAt - countedMs);
  if (jump < -JUMP_TOLERANCE_MS) {
    const longerEnd = proof.longerEnd === null ? null : proof.longerEnd + jump;
    return { ...counted, deviceEnd: proof.deviceEnd + jump, longerEnd, wasCorrected: true };
  }
  const wasWaiting = proof.seenAt < waitEnd(proof, proof.seenAt);
  if (jump > JUMP_TOLERANCE_MS && wasVisible && wasWaiting && proof.doubt === null)
    return { ...counted, doubt: 'ahead' };
  return counted;
}

/** The jump was a sleep of the device. */
export function afterSleep(proof: TimerProof): TimerProof {
  return proof.doubt === 'ahead' ? { ...proof, doubt: null } : proof;
}

/** At least the counted time has passed: a server that shows less was set back itself. */
function isServerBehind(proof: TimerProof, serverNow: number): boolean {
  if (proof.serverSeenAt === null) return false;
  return serverNow - proof.serverSeenAt < proof.countedMs - proof.countedBySeen - SERVER_TOLERANCE_MS;
}

/** Compares the browser's clock with the server's at the same moment. Ends every doubt that the server can resolve. */
export function comparedWith(before: TimerProof, now: number, serverNow: number): TimerProof {
  const proof = { ...before, serverSeenAt: serverNow, countedBySeen: before.countedMs };
  const offset = serverNow - now;
  if (proof.serverEnd === null || isServerBehind(before, serverNow)) {
    // Without an earlier comparison it is unknown which of the two clocks was changed; a doubt stays.
    return proof.doubt === null ? { ...proof, serverEnd: proof.deviceEnd + offset } : before;
  }
  const deviceEnd = proof.serverEnd - offset;
  const difference = deviceEnd - proof.deviceEnd;
  if (Math.abs(difference) <= SERVER_TOLERANCE_MS) return { ...proof, doubt: null };
  const corrected = { ...proof, deviceEnd, doubt: null, wasCorrected: true };
  if (difference > 0 || proof.doubt !== null) return corrected;
  const longerEnd = Math.max(proof.longerEnd ?? 0, Math.min(proof.deviceEnd, countedEnd(proof, now)));
  return { ...corrected, longerEnd };
}

/** The end of the wait if only the counted time has passed. */
function countedEnd(proof: TimerProof, now: number): number {
  return now + proof.waitMs - proof.countedMs;
}

function waitEnd(proof: TimerProof, now: number): number {
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
