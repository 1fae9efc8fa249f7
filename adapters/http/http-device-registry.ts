import type { DevicePayload } from '../../core/api/payloads.ts';
import { startOfDayIso } from '../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import { expectDone } from './expect.ts';
import type { HttpClient } from './ky-client.ts';

function payloadOf(device: ScannedDevice): DevicePayload {
  return {
    serialNumber: device.serialNumber,
    batchOrLotNumber: device.batchOrLotNumber,
    deviceIdentifier: device.deviceIdentifier,
    manufacturingOrProductionDate: startOfDayIso(device.manufacturingOrProductionDate),
    expirationDate: startOfDayIso(device.expirationDate),
  };
}

/** Which cassettes are used, over HTTP. */
export function makeHttpDeviceRegistry(client: HttpClient): DeviceRegistry {
  return {
    check: async (device, testId) =>
      expectDone('checkDevice', await client.call('checkDevice', { json: payloadOf(device), testId })),
    save: async (device, testId) =>
      expectDone('saveDevice', await client.call('saveDevice', { json: payloadOf(device), testId })),
    remove: async (deviceId, testId) =>
      expectDone('removeDevice', await client.call('removeDevice', { json: { deviceId }, testId })),
  };
}
