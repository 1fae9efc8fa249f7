import { makeHttpDeviceRegistry } from '../adapters/http/http-device-registry.ts';
import { makeHttpResultApi } from '../adapters/http/http-result-api.ts';
import { makeKyClient } from '../adapters/http/ky-client.ts';
import type { DeviceRegistry } from '../core/ports/device-registry.ts';
import type { ResultApi } from '../core/ports/result-api.ts';

/** What is asked of the server. */
export interface ServerPorts {
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
}

/** The server behind a base URL, all through one client. */
export function makeServerPorts(baseUrl: string): ServerPorts {
  const client = makeKyClient({ baseUrl });
  return { resultApi: makeHttpResultApi(client), deviceRegistry: makeHttpDeviceRegistry(client) };
}
