import { ContainerModule } from 'inversify';
import { makeAccountActions } from '../core/use-cases/account/account-actions.ts';
import { makeLoginKeeper } from '../core/use-cases/account/keep-signed-in.ts';
import { TOKENS } from './tokens.ts';

/** Accounts: what can be done with one, and what looks after a sign-in. Fetched when somebody needs it. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.accountDeps)
    .toResolvedValue(
      (
        runner,
        authApi,
        otpDeviceApi,
        profileRepo,
        resultApi,
        supportApi,
        storage,
        navigator,
        clock,
        withLock,
        language,
      ) => ({
        runner,
        authApi,
        otpDeviceApi,
        profileRepo,
        resultApi,
        supportApi,
        storage,
        navigator,
        clock,
        withLock,
        language,
      }),
      [
        TOKENS.sessionRunner,
        TOKENS.authApi,
        TOKENS.otpDeviceApi,
        TOKENS.profileRepo,
        TOKENS.resultApi,
        TOKENS.supportApi,
        TOKENS.storage,
        TOKENS.navigator,
        TOKENS.clock,
        TOKENS.withLock,
        TOKENS.language,
      ],
    )
    .inSingletonScope();
  bind(TOKENS.accountActions).toResolvedValue(makeAccountActions, [TOKENS.accountDeps]).inSingletonScope();
  bind(TOKENS.loginKeeper).toResolvedValue(makeLoginKeeper, [TOKENS.accountDeps]).inSingletonScope();
});
