import { ContainerModule } from 'inversify';
import { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import { makeLoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import { bindFactory } from './tokens.ts';

const CALLS = ['authApi', 'profileRepo', 'resultApi', 'supportApi'] as const;
/** What the actions of accounts need. */
export const ACCOUNT_NEEDS = ['runner', 'storage', 'navigator', 'clock', 'withLock', 'language', ...CALLS] as const;

/** The services of accounts and of the login session. Loaded on demand. */
export const accountModule = new ContainerModule(({ bind }) => {
  bindFactory(bind, 'accountActions', ACCOUNT_NEEDS, makeAccountActions);
  bindFactory(bind, 'loginKeeper', ACCOUNT_NEEDS, makeLoginKeeper);
});
