import { ContainerModule } from 'inversify';
import { ok } from '../core/domain/result.ts';
import { lazyPort } from './lazy-port.ts';
import type { ServerPorts } from './server-ports.module.ts';
import { TOKENS } from './tokens.ts';

/** What is asked of the server. Its client is fetched with the first call: no screen needs it in order to show. */
export function serverModule(baseUrl: string): ContainerModule {
  let ports: ServerPorts | null = null;
  const load = async (): Promise<ServerPorts> => {
    const { makeServerPorts } = await import('./server-ports.module.ts');
    ports ??= makeServerPorts(baseUrl);
    return ports;
  };
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.resultApi).toConstantValue(
      lazyPort(async () => (await load()).resultApi, {
        createTestId: true,
        createAsGuest: true,
        create: true,
        postProgress: true,
      }),
    );
    bind(TOKENS.deviceRegistry).toConstantValue(
      lazyPort(async () => (await load()).deviceRegistry, { check: true, save: true, remove: true }),
    );
    // Nobody but a guest is here yet, and a guest has no access to renew.
    bind(TOKENS.accessApi).toConstantValue({ refresh: () => Promise.resolve(ok(undefined)) });
  });
}
