import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import type { HttpApis } from '../../adapters/http/http-apis.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { lazyPort } from '../loading/lazy-port.ts';
import { loadLater } from '../loading/load-later.ts';
import { TOKENS } from './tokens.ts';

function bindResults(bind: ContainerModuleLoadOptions['bind'], load: () => Promise<HttpApis>): void {
  bind(TOKENS.resultApi).toConstantValue(
    lazyPort(async () => (await load()).resultApi, {
      createTestId: true,
      createAsGuest: true,
      create: true,
      getAll: true,
      get: true,
      postProgress: true,
    }),
  );
  bind(TOKENS.reportApi).toConstantValue(lazyPort(async () => (await load()).reportApi, { get: true, message: true }));
}

/** What is asked of the server. Its client is fetched with the first call, or when it is brought: no screen needs it in order to show. */
export function serverModule(
  baseUrl: string,
  storage: Storage,
): { readonly module: ContainerModule; readonly bring: () => Promise<unknown> } {
  let ports: HttpApis | null = null;
  const load = loadLater(async (): Promise<HttpApis> => {
    const { makeServerPorts } = await import('./server-ports.module.ts');
    ports ??= makeServerPorts(baseUrl, storage);
    await ports.bringClient();
    return ports;
  });
  const module = new ContainerModule(({ bind }) => {
    bindResults(bind, load);
    bind(TOKENS.deviceRegistry).toConstantValue(
      lazyPort(async () => (await load()).deviceRegistry, { check: true, save: true, remove: true }),
    );
    bind(TOKENS.authApi).toConstantValue(
      lazyPort(async () => (await load()).authApi, {
        sendVerificationCode: true,
        verifyCode: true,
        createAccount: true,
        logIn: true,
        submitOneTimePassword: true,
        resendOneTimePassword: true,
        refresh: true,
        logOut: true,
        changePassword: true,
        forgotPassword: true,
        resetPassword: true,
      }),
    );
    bind(TOKENS.otpDeviceApi).toConstantValue(
      lazyPort(async () => (await load()).otpDeviceApi, { list: true, sendCode: true, add: true, remove: true }),
    );
    bind(TOKENS.profileRepo).toConstantValue(
      lazyPort(async () => (await load()).profileRepo, {
        getAll: true,
        create: true,
        get: true,
        getDefault: true,
        edit: true,
        remove: true,
      }),
    );
    bind(TOKENS.supportApi).toConstantValue(lazyPort(async () => (await load()).supportApi, { send: true }));
    bind(TOKENS.serverTime).toConstantValue(lazyPort(async () => (await load()).serverTime, { now: true }));
    bind(TOKENS.locationLookup).toConstantValue(lazyPort(async () => (await load()).locationLookup, { lookUp: true }));
  });
  return { module, bring: load };
}
