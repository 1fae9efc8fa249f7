import { makeHttpDeviceRegistry } from '../../adapters/http/http-device-registry.ts';
import { makeHttpResultApi } from '../../adapters/http/http-result-api.ts';
import { makeKyClient } from '../../adapters/http/ky-client.ts';
import { makeMemoryBackend } from '../../adapters/memory/memory-backend.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import type { ResultApi } from '../../core/ports/result-api.ts';
import { startRealServer } from '../support/real-server.ts';

/** The two ports that share what they know: which test holds which cassette. */
export interface BackEnd {
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  stop(): Promise<void>;
}

export type MakeBackEnd = () => Promise<BackEnd>;

/** The rules in memory. */
export const makeMemoryBackEnd: MakeBackEnd = () => {
  const { resultApi, deviceRegistry } = makeMemoryBackend();
  return Promise.resolve({ resultApi, deviceRegistry, stop: () => Promise.resolve() });
};

/** The HTTP adapters and a real server on its embedded database, with a socket between them. */
export const makeHttpBackEnd: MakeBackEnd = async () => {
  const server = await startRealServer();
  const client = makeKyClient({ baseUrl: server.url });
  return {
    resultApi: makeHttpResultApi(client),
    deviceRegistry: makeHttpDeviceRegistry(client),
    stop: server.stop,
  };
};

/** Every back end that the suites run over. */
export const BACK_ENDS = [
  ['memory', makeMemoryBackEnd],
  ['ky and the real server', makeHttpBackEnd],
] as const satisfies readonly (readonly [string, MakeBackEnd])[];

/** The value of a call that a suite needs to go well before it can begin. */
export async function succeed<Value>(
  call: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>,
): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new Error(`A call that had to succeed failed: ${JSON.stringify(result.error)}`);
  return result.value;
}
