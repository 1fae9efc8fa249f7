import type { AuthApi } from '../../core/ports/auth-api.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import type { OtpDeviceApi } from '../../core/ports/otp-device-api.ts';
import type { ProfileRepo } from '../../core/ports/profile-repo.ts';
import type { ReportApi } from '../../core/ports/report-api.ts';
import type { ResultApi } from '../../core/ports/result-api.ts';
import type { ServerTime } from '../../core/ports/server-time.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import { makeAccessCell } from './access-cell.ts';
import { makeHttpAuthApi } from './http-auth-api.ts';
import { makeHttpDeviceRegistry } from './http-device-registry.ts';
import { makeHttpLocationLookup } from './http-location-lookup.ts';
import { makeHttpOtpDeviceApi } from './http-otp-device-api.ts';
import { makeHttpProfileRepo } from './http-profile-repo.ts';
import { makeHttpReportApi } from './http-report-api.ts';
import { makeHttpResultApi } from './http-result-api.ts';
import { makeHttpServerTime } from './http-server-time.ts';
import { makeHttpSupportApi } from './http-support-api.ts';
import { makeKyClient, type HttpClientOptions } from './ky-client.ts';

/** All server APIs that a page, or a test in its place, uses. */
export interface HttpApis {
  readonly resultApi: ResultApi;
  readonly reportApi: ReportApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly otpDeviceApi: OtpDeviceApi;
  readonly profileRepo: ProfileRepo;
  readonly supportApi: SupportApi;
  readonly locationLookup: LocationLookup;
  readonly serverTime: ServerTime;
}

/** Makes the HTTP APIs. They share one client and one access token, which is empty at first. */
export function makeHttpApis(options: Omit<HttpClientOptions, 'access'>): HttpApis {
  const access = makeAccessCell();
  const client = makeKyClient({ ...options, access });
  return {
    resultApi: makeHttpResultApi(client),
    reportApi: makeHttpReportApi(client),
    deviceRegistry: makeHttpDeviceRegistry(client),
    authApi: makeHttpAuthApi(client, access),
    otpDeviceApi: makeHttpOtpDeviceApi(client),
    profileRepo: makeHttpProfileRepo(client),
    supportApi: makeHttpSupportApi(client),
    locationLookup: makeHttpLocationLookup(client),
    serverTime: makeHttpServerTime(client),
  };
}
