import { toDevicePayload } from '../../core/api/device-payload.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { ok } from '../../core/domain/result.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import type { DeviceShelf } from './device-holds.ts';
import { refusal, type MemoryGate } from './fault-injector.ts';

/** Which cassettes are used, in memory. */
export function makeMemoryDeviceRegistry(gate: MemoryGate, shelf: DeviceShelf): DeviceRegistry {
  const answer = (routeId: ApiRouteId, payload: unknown, act: () => boolean) =>
    gate.answer(routeId, payload, () => (act() ? ok(undefined) : refusal(routeId, 409)));
  return {
    check: (device, testId) =>
      answer('checkDevice', toDevicePayload(device), () => shelf.isFreeFor(deviceIdOf(device), testId)),
    save: (device, testId) =>
      answer('saveDevice', toDevicePayload(device), () =>
        shelf.hold(deviceIdOf(device), testId, device.manufacturingOrProductionDate),
      ),
    remove: (deviceId, testId) => answer('removeDevice', { deviceId }, () => shelf.release(deviceId, testId)),
  };
}
