import { toDevicePayload } from '../../core/api/device-payload.ts';
import type { RemoveScanPayload } from '../../core/api/payloads.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import { expectDone } from './expect.ts';
import type { HttpClient } from './ky-client.ts';

/** The device registry over HTTP. */
export function makeHttpDeviceRegistry(client: HttpClient): DeviceRegistry {
  return {
    check: async (device, testId) =>
      expectDone('checkDevice', await client.call('checkDevice', { json: toDevicePayload(device), testId })),
    save: async (device, testId) =>
      expectDone('saveDevice', await client.call('saveDevice', { json: toDevicePayload(device), testId })),
    remove: async (deviceId, testId) =>
      expectDone(
        'removeDevice',
        await client.call('removeDevice', {
          json: { deviceId } satisfies RemoveScanPayload,
          testId,
          outlivesPage: true,
        }),
      ),
  };
}
