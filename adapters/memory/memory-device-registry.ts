import { toDevicePayload } from '../../core/api/device-payload.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { ok } from '../../core/domain/result.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import type { DeviceHolds } from './device-holds.ts';
import { rejection, type FaultInjector } from './fault-injector.ts';

/** The device registry in memory. */
export function makeMemoryDeviceRegistry(faults: FaultInjector, deviceHolds: DeviceHolds): DeviceRegistry {
  const answer = (routeId: ApiRouteId, payload: unknown, act: () => boolean) =>
    faults.answer(routeId, payload, () => (act() ? ok(undefined) : rejection(routeId, 409)));
  return {
    check: (device, testId) =>
      answer('checkDevice', toDevicePayload(device), () => deviceHolds.isFreeFor(deviceIdOf(device), testId)),
    save: (device, testId) =>
      answer('saveDevice', toDevicePayload(device), () =>
        deviceHolds.hold(deviceIdOf(device), testId, device.manufacturingOrProductionDate),
      ),
    remove: (deviceId, testId) => answer('removeDevice', { deviceId }, () => deviceHolds.release(deviceId, testId)),
  };
}
