import { ContainerModule } from 'inversify';
import { makeSessionRunner } from '../core/flow/session-runner.ts';
import { makeSessionActions } from '../core/use-cases/session/session-actions.ts';
import { SessionStore } from './stores/session-store.ts';
import { TOKENS } from './tokens.ts';

/** The test and the person taking it: the runner, what can be done, and what screens watch. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.sessionRunner)
    .toResolvedValue(
      (kits, clock, storage, navigator, resultApi, deviceRegistry, authApi, tabChannel, runAlone) =>
        makeSessionRunner({
          kits,
          clock,
          storage,
          navigator,
          resultApi,
          deviceRegistry,
          authApi,
          tabChannel,
          runAlone,
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
        TOKENS.runAlone,
      ],
    )
    .inSingletonScope();
  bind(TOKENS.sessionActions)
    .toResolvedValue(
      (runner, clock, navigator, resultApi, deviceRegistry, runAlone, settings) =>
        makeSessionActions({ runner, clock, navigator, resultApi, deviceRegistry, runAlone, settings }),
      [
        TOKENS.sessionRunner,
        TOKENS.clock,
        TOKENS.navigator,
        TOKENS.resultApi,
        TOKENS.deviceRegistry,
        TOKENS.runAlone,
        TOKENS.settings,
      ],
    )
    .inSingletonScope();
  bind(TOKENS.sessionStore)
    .toResolvedValue((runner) => new SessionStore(runner), [TOKENS.sessionRunner])
    .inSingletonScope();
});
