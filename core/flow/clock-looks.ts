import type { Kit } from '../domain/kit.ts';
import type { TestSession } from './session.ts';
import { countedEnd, waitEnd, type TimerProof } from './timer-proof.ts';

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
