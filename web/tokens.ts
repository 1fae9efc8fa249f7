import type { ServiceIdentifier } from 'inversify';
import type { Kits } from '../core/domain/kit.ts';
import type { KitSettings } from '../core/domain/settings.ts';
import type { AppRunner } from '../core/flow/app-runner.ts';
import type { Language } from '../core/domain/languages.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { DeviceRegistry } from '../core/ports/device-registry.ts';
import type { LocationLookup } from '../core/ports/location-lookup.ts';
import type { Navigator } from '../core/ports/navigator.ts';
import type { OtpDeviceApi } from '../core/ports/otp-device-api.ts';
import type { ProfileRepo } from '../core/ports/profile-repo.ts';
import type { ReportApi } from '../core/ports/report-api.ts';
import type { ResultApi } from '../core/ports/result-api.ts';
import type { ServerTime } from '../core/ports/server-time.ts';
import type { WithLock } from '../core/ports/with-lock.ts';
import type { Storage } from '../core/ports/storage.ts';
import type { SupportApi } from '../core/ports/support-api.ts';
import type { TabChannel } from '../core/ports/tab-channel.ts';
import type { AccountActions } from '../core/use-cases/account/account-actions.ts';
import type { AccountDeps } from '../core/use-cases/account/deps.ts';
import type { LoginKeeper } from '../core/use-cases/account/keep-signed-in.ts';
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
  kits: token<Kits>('kits'),
  settings: token<KitSettings>('settings'),
  resultApi: token<ResultApi>('resultApi'),
  reportApi: token<ReportApi>('reportApi'),
  deviceRegistry: token<DeviceRegistry>('deviceRegistry'),
  authApi: token<AuthApi>('authApi'),
  otpDeviceApi: token<OtpDeviceApi>('otpDeviceApi'),
  profileRepo: token<ProfileRepo>('profileRepo'),
  supportApi: token<SupportApi>('supportApi'),
  locationLookup: token<LocationLookup>('locationLookup'),
  serverTime: token<ServerTime>('serverTime'),
  tabChannel: token<TabChannel>('tabChannel'),
  withLock: token<WithLock>('withLock'),
  language: token<() => Language>('language'),
  sessionRunner: token<AppRunner>('sessionRunner'),
  sessionActions: token<SessionActions>('sessionActions'),
  sessionStore: token<SessionStore>('sessionStore'),
  accountDeps: token<AccountDeps>('accountDeps'),
  accountActions: token<AccountActions>('accountActions'),
  loginKeeper: token<LoginKeeper>('loginKeeper'),
} as const;
