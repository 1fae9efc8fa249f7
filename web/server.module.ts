import { ContainerModule } from 'inversify';
import { makeHttpDeviceRegistry } from '../adapters/http/http-device-registry.ts';
import { makeHttpResultApi } from '../adapters/http/http-result-api.ts';
import { makeKyClient } from '../adapters/http/ky-client.ts';
import { ok } from '../core/domain/result.ts';
import { TOKENS } from './tokens.ts';

/** What is asked of the server, all through one client. */
export function serverModule(baseUrl: string): ContainerModule {
  const client = makeKyClient({ baseUrl });
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.resultApi).toConstantValue(makeHttpResultApi(client));
    bind(TOKENS.deviceRegistry).toConstantValue(makeHttpDeviceRegistry(client));
    // Nobody but a guest is here yet, and a guest has no access to renew.
    bind(TOKENS.accessApi).toConstantValue({ refresh: () => Promise.resolve(ok(undefined)) });
  });
}
