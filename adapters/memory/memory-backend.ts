import { toDevicePayload } from '../../core/api/device-payload.ts';
import { errorCodeFor, routeName, type ApiRouteId } from '../../core/api/routes.ts';
import type { AccountSubmission, GuestSubmission, ProgressPost, SubmissionReceipt } from '../../core/api/payloads.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import type { ResultApi } from '../../core/ports/result-api.ts';
import { makeDeviceShelf, type DeviceShelf } from './device-shelf.ts';

/** One call as it arrived: its name, such as `POST /devices/check-id`, and its payload. */
export interface RecordedCall {
  readonly name: string;
  readonly payload: unknown;
}

/** The server's rules in memory, with the switches that scenarios need. */
export interface MemoryBackend {
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  /** Every call that reached the back end, in order. */
  readonly calls: readonly RecordedCall[];
  /** A cassette that somebody else has already used. */
  holdForSomebodyElse(device: ScannedDevice): void;
  /** Whether any test holds the device. */
  isHeld(deviceId: string): boolean;
  /** The next call of that name answers with that status. */
  failNext(name: string, status: number): void;
  setOnline(isOnline: boolean): void;
}

interface Kept {
  readonly deviceId: string;
  readonly result: string;
  readonly submission: GuestSubmission | AccountSubmission;
}

const SOMEBODY_ELSE = 'somebody-else';

interface Gate {
  pass(routeId: ApiRouteId, payload: unknown): AppError | null;
}

function makeGate(calls: RecordedCall[]) {
  const failures = new Map<string, number>();
  let isOnline = true;
  const gate: Gate = {
    pass: (routeId, payload) => {
      if (!isOnline) return { code: 'NETWORK_REQUEST_FAILED' };
      const name = routeName(routeId);
      calls.push({ name, payload });
      const status = failures.get(name);
      if (status === undefined) return null;
      failures.delete(name);
      return { code: errorCodeFor(routeId, status), status };
    },
  };
  return {
    gate,
    failNext: (name: string, status: number) => void failures.set(name, status),
    setOnline: (online: boolean) => {
      isOnline = online;
    },
  };
}

function makeDeviceRegistry(gate: Gate, shelf: DeviceShelf): DeviceRegistry {
  const answer = (routeId: ApiRouteId, payload: unknown, act: () => boolean): Promise<Result<void, AppError>> => {
    const failure = gate.pass(routeId, payload);
    if (failure !== null) return Promise.resolve(err(failure));
    return Promise.resolve(act() ? ok(undefined) : err({ code: 'PREVIOUSLY_USED_DEVICE', status: 409 }));
  };
  return {
    check: (device, testId) =>
      answer('checkDevice', toDevicePayload(device), () => shelf.isFreeFor(deviceIdOf(device), testId)),
    save: (device, testId) =>
      answer('saveDevice', toDevicePayload(device), () => shelf.hold(deviceIdOf(device), testId)),
    remove: (deviceId, testId) => answer('removeDevice', { deviceId }, () => shelf.release(deviceId, testId)),
  };
}

function makeResultApi(gate: Gate, shelf: DeviceShelf): ResultApi {
  const results = new Map<string, Kept>();
  let issued = 0;

  function submit(
    routeId: ApiRouteId,
    submission: GuestSubmission | AccountSubmission,
  ): Promise<Result<SubmissionReceipt, AppError>> {
    const failure = gate.pass(routeId, submission);
    if (failure !== null) return Promise.resolve(err(failure));
    const { testId, deviceId, result } = submission;
    const before = results.get(testId);
    const isSameTest = before === undefined || (before.deviceId === deviceId && before.result === result);
    if (!isSameTest || !shelf.hold(deviceId, testId)) {
      return Promise.resolve(err({ code: 'PREVIOUSLY_USED_DEVICE', status: 409 }));
    }
    shelf.use(deviceId);
    results.set(testId, { deviceId, result, submission });
    return Promise.resolve(ok({ testId }));
  }

  return {
    createTestId: () => {
      const failure = gate.pass('createTestId', null);
      if (failure !== null) return Promise.resolve(err(failure));
      issued += 1;
      return Promise.resolve(ok(`test-${issued}`));
    },
    createAsGuest: (submission) => submit('createGuestResult', submission),
    create: (submission) => submit('createResult', submission),
    postProgress: (progress: ProgressPost) => {
      const failure = gate.pass('postProgress', progress);
      return Promise.resolve(failure === null ? ok(undefined) : err(failure));
    },
  };
}

/** A back end that keeps everything in memory. */
export function makeMemoryBackend(): MemoryBackend {
  const calls: RecordedCall[] = [];
  const shelf = makeDeviceShelf();
  const { gate, failNext, setOnline } = makeGate(calls);
  return {
    resultApi: makeResultApi(gate, shelf),
    deviceRegistry: makeDeviceRegistry(gate, shelf),
    calls,
    holdForSomebodyElse: (device) => void shelf.hold(deviceIdOf(device), SOMEBODY_ELSE),
    isHeld: (deviceId) => shelf.isHeld(deviceId),
    failNext,
    setOnline,
  };
}
