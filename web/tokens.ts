import type { ServiceIdentifier } from 'inversify';
import type { KitSettings } from '../core/domain/settings.ts';
import type { SessionRunner } from '../core/flow/session-runner.ts';
import type { AccessApi } from '../core/ports/access-api.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { DeviceRegistry } from '../core/ports/device-registry.ts';
import type { Navigator } from '../core/ports/navigator.ts';
import type { ResultApi } from '../core/ports/result-api.ts';
import type { Storage } from '../core/ports/storage.ts';
import type { SessionActions } from '../core/use-cases/session/session-actions.ts';
import type { SessionStore } from './stores/session-store.ts';

function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol(name);
}

/** What the container knows, each by its type. */
export const TOKENS = {
  storage: token<Storage>('storage'),
  navigator: token<Navigator>('navigator'),
  clock: token<Clock>('clock'),
  settings: token<KitSettings>('settings'),
  resultApi: token<ResultApi>('resultApi'),
  deviceRegistry: token<DeviceRegistry>('deviceRegistry'),
  accessApi: token<AccessApi>('accessApi'),
  sessionRunner: token<SessionRunner>('sessionRunner'),
  sessionActions: token<SessionActions>('sessionActions'),
  sessionStore: token<SessionStore>('sessionStore'),
} as const;
