import { deviceIdOf, type ScannedDevice } from '../domain/device.ts';
import type { StepEffect } from './effects.ts';
import { rowOf } from './flows.ts';
import type { TestSession } from './session.ts';
import { isTimerSet, withTimersCleared } from './timers.ts';

/** Removes the times, answers and result that belong to another cassette. */
function withoutReading(session: TestSession): TestSession {
  return {
    ...withTimersCleared(session),
    collectedAt: null,
    analysedAt: null,
    takenDateText: '',
    takenTimeText: '',
    controlLineResult: null,
    testLineResult: null,
    result: null,
    reportOption: null,
  };
}

/** The only cassette that may be scanned while its wait or reading window runs; null if any unused one may. */
export function wantedDeviceId(session: TestSession): string | null {
  return isTimerSet(session) ? session.deviceId : null;
}

/** Takes a cassette that the server has saved. Nothing of an earlier cassette stays with the test. */
export function withCassette(session: TestSession, device: ScannedDevice, kitId: string): TestSession {
  const deviceId = deviceIdOf(device);
  const known = deviceId === session.deviceId ? session : withoutReading(session);
  return { ...known, device, deviceId, kitId, isDeviceIdSaved: true, unsureDeviceIds: [] };
}

/** Whether a guided test has put a sample on the cassette: the wait began, or the sample was collected. */
function isCassetteUsed({ isReportingResult, countdownTimerEndTime, collectedAt }: TestSession): boolean {
  return !isReportingResult && (countdownTimerEndTime !== null || collectedAt !== null);
}

/** Whether the cassette becomes usable again if the test is left now (decisions.md section 7, "Test"). */
export function isCassetteReleased(session: TestSession): boolean {
  const isOver = session.submittedAt !== null || isCassetteUsed(session);
  return session.deviceId !== null && !isOver && rowOf(session)?.cancelFreesDevice === true;
}

/** Effects that free the test's cassette unless it is used, and every cassette that the server may hold for the test, except one. */
export function releasedCassettes(session: TestSession, except: string | null = null): readonly StepEffect[] {
  const { deviceId, testId, unsureDeviceIds } = session;
  if (testId === null) return [];
  const held = isCassetteReleased(session) ? [deviceId] : [];
  const freed = [...unsureDeviceIds.filter((id) => id !== deviceId), ...held];
  return freed.flatMap((id) => (id === null || id === except ? [] : [{ type: 'removeDevice', deviceId: id, testId }]));
}

/** Records a cassette that the server may hold for the test, unless it is the one in use. */
export function withUnsureDevice(session: TestSession, deviceId: string): TestSession {
  const { unsureDeviceIds } = session;
  const isKnown = deviceId === session.deviceId || unsureDeviceIds.includes(deviceId);
  return isKnown ? session : { ...session, unsureDeviceIds: [...unsureDeviceIds, deviceId] };
}
