import { ContainerModule } from 'inversify';
import { makeAppRunner } from '../../core/flow/app-runner.ts';
import { makeSessionActions } from '../../core/use-cases/session/session-actions.ts';
import { SessionStore } from '../stores/session-store.ts';
import { bindMade } from './tokens.ts';

const DEVICE = ['clock', 'storage', 'navigator', 'tabChannel', 'withLock'] as const;
const SERVER = ['resultApi', 'deviceRegistry', 'authApi'] as const;

/** The test and the person taking it: the runner, what can be done, and what screens observe. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bindMade(bind, 'runner', ['kits', ...DEVICE, ...SERVER], makeAppRunner);
  bindMade(bind, 'actions', ['runner', 'settings', ...DEVICE, ...SERVER], makeSessionActions);
  bindMade(bind, 'store', ['runner'], ({ runner }) => new SessionStore(runner));
});
