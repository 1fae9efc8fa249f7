import { ContainerModule } from 'inversify';
import { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import { makeLoginKeeper } from '../../core/use-cases/account/keep-signed-in.ts';
import { bindMade } from './tokens.ts';

const CALLS = ['authApi', 'otpDeviceApi', 'profileRepo', 'resultApi', 'supportApi'] as const;
const NEEDS = ['runner', 'storage', 'navigator', 'clock', 'withLock', 'language', ...CALLS] as const;

/** Accounts: what can be done with one, and what keeps a login session valid. Loaded when it is needed. */
export const accountModule = new ContainerModule(({ bind }) => {
  bindMade(bind, 'accountActions', NEEDS, makeAccountActions);
  bindMade(bind, 'loginKeeper', NEEDS, makeLoginKeeper);
});
