import type { AuthApi } from './auth-api.ts';
import type { DeviceRegistry } from './device-registry.ts';
import type { LocationLookup } from './location-lookup.ts';
import type { LoginSessionApi } from './login-session-api.ts';
import type { OtpDeviceApi } from './otp-device-api.ts';
import type { PersonalDataApi } from './personal-data-api.ts';
import type { ProfileRepo } from './profile-repo.ts';
import type { ReportApi } from './report-api.ts';
import type { ResultApi } from './result-api.ts';
import type { ServerTime } from './server-time.ts';
import type { SupportApi } from './support-api.ts';

/** The calls of one browser, which its cookies identify. */
export interface BrowserPorts {
  readonly resultApi: ResultApi;
  readonly reportApi: ReportApi;
  readonly authApi: AuthApi;
  readonly otpDeviceApi: OtpDeviceApi;
  readonly loginSessionApi: LoginSessionApi;
  readonly profileRepo: ProfileRepo;
  readonly supportApi: SupportApi;
  readonly personalDataApi: PersonalDataApi;
}

/** All ports to the server. */
export interface ServerPorts extends BrowserPorts {
  readonly deviceRegistry: DeviceRegistry;
  readonly locationLookup: LocationLookup;
  readonly serverTime: ServerTime;
}
