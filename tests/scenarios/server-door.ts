import { toDevicePayload } from '../../core/api/device-payload.ts';
import { TEST_ID_HEADER } from '../../core/api/payloads.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';

/** What a scenario does to a real server besides clicking: other people's cassettes, and the time. */
export interface ServerDoor {
  /** Sets the server's clock (its door outside production); null gives it the real time again. */
  setClock(now: number | null): Promise<void>;
  /** Somebody else uses a cassette. */
  useUp(device: ScannedDevice): Promise<void>;
  /** Whether any test holds a cassette, by the payload of its save. */
  isHeld(device: unknown): Promise<boolean>;
}

/** The door of the server at an address. */
export function makeServerDoor(url: string): ServerDoor {
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    setClock: async (now) => {
      await post('/dev/clock', { now: now === null ? null : new Date(now).toISOString() });
    },
    useUp: async (device) => {
      const testId = await (await fetch(url + API_ROUTES.createTestId.path)).text();
      const saved = await post(API_ROUTES.saveDevice.path, toDevicePayload(device), { [TEST_ID_HEADER]: testId });
      if (!saved.ok) throw new Error(`The cassette could not be used up: ${String(saved.status)}`);
    },
    isHeld: async (device) => (await post(API_ROUTES.checkDevice.path, device)).status === 409,
  };
}
