import { ContainerModule } from 'inversify';
import { makeAppRunner } from '../../core/flow/app-runner.ts';
import { makeSessionActions } from '../../core/use-cases/session/session-actions.ts';
import { SessionStore } from '../stores/session-store.ts';
import { bindFactory } from './tokens.ts';

const DEVICE = ['clock', 'storage', 'navigator', 'tabChannel', 'withLock'] as const;
const SERVER = ['resultApi', 'deviceRegistry', 'authApi'] as const;

/** The test and the current user: the runner, the actions, and the observable store. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bindFactory(bind, 'runner', ['kits', ...DEVICE, ...SERVER], makeAppRunner);
  bindFactory(bind, 'actions', ['runner', 'settings', ...DEVICE, ...SERVER], makeSessionActions);
  bindFactory(bind, 'store', ['runner'], ({ runner }) => new SessionStore(runner));
});
