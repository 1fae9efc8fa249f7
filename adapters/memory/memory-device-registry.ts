import { deviceIdOf } from '../../core/domain/device.ts';
import { ok } from '../../core/domain/result.ts';
import type { DeviceHolds } from './device-holds.ts';
import type { MemoryCall, MemoryRules } from './memory-ports.ts';

const answer = ({ reject }: MemoryCall, isDone: boolean) => (isDone ? ok(undefined) : reject(409));

/** The device registry in memory. */
export function deviceRules(deviceHolds: DeviceHolds): MemoryRules<'deviceRegistry'> {
  return {
    check: (call, device, testId) => answer(call, deviceHolds.isFreeFor(deviceIdOf(device), testId)),
    save: (call, device, testId) =>
      answer(call, deviceHolds.hold(deviceIdOf(device), testId, device.manufacturingOrProductionDate)),
    remove: (call, deviceId, testId) => answer(call, deviceHolds.release(deviceId, testId)),
  };
}
