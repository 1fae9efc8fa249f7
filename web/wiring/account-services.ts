import type { AccountDeps } from '../../core/use-cases/access/account-deps.ts';
import { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import { makeLoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import type { AccountServices } from './services.ts';

/** The services of accounts and of the login session. Loaded on demand. */
export function makeAccountServices(deps: AccountDeps): AccountServices {
  return { actions: makeAccountActions(deps), keeper: makeLoginKeeper(deps), deps };
}
