import { ContainerModule } from 'inversify';
import { makeAppRunner } from '../core/flow/app-runner.ts';
import { makeSessionActions } from '../core/use-cases/session/session-actions.ts';
import { SessionStore } from './stores/session-store.ts';
import { TOKENS } from './tokens.ts';

/** The test and the person taking it: the runner, what can be done, and what screens watch. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.sessionRunner)
    .toResolvedValue(
      (kits, clock, storage, navigator, resultApi, deviceRegistry, authApi, tabChannel, withLock) =>
        makeAppRunner({
          kits,
          clock,
          storage,
          navigator,
          resultApi,
          deviceRegistry,
          authApi,
          tabChannel,
          withLock,
        }),
      [
        TOKENS.kits,
        TOKENS.clock,
        TOKENS.storage,
        TOKENS.navigator,
        TOKENS.resultApi,
        TOKENS.deviceRegistry,
        TOKENS.authApi,
        TOKENS.tabChannel,
        TOKENS.withLock,
      ],
    )
    .inSingletonScope();
  bind(TOKENS.sessionActions)
    .toResolvedValue(
      (runner, clock, navigator, resultApi, deviceRegistry, withLock, settings) =>
        makeSessionActions({ runner, clock, navigator, resultApi, deviceRegistry, withLock, settings }),
      [
        TOKENS.sessionRunner,
        TOKENS.clock,
        TOKENS.navigator,
        TOKENS.resultApi,
        TOKENS.deviceRegistry,
        TOKENS.withLock,
        TOKENS.settings,
      ],
    )
    .inSingletonScope();
  bind(TOKENS.sessionStore)
    .toResolvedValue((runner) => new SessionStore(runner), [TOKENS.sessionRunner])
    .inSingletonScope();
});
