import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { makeAccessCell } from './access-cell.ts';
import { makeHttpAuthApi } from './http-auth-api.ts';
import { makeHttpDeviceRegistry } from './http-device-registry.ts';
import { makeHttpLocationLookup } from './http-location-lookup.ts';
import { makeHttpLoginSessionApi } from './http-login-session-api.ts';
import { makeHttpOtpDeviceApi } from './http-otp-device-api.ts';
import { makeHttpPersonalDataApi } from './http-personal-data-api.ts';
import { makeHttpProfileRepo } from './http-profile-repo.ts';
import { makeHttpReportApi } from './http-report-api.ts';
import { makeHttpResultApi } from './http-result-api.ts';
import { makeHttpServerTime } from './http-server-time.ts';
import { makeHttpSupportApi } from './http-support-api.ts';
import { makeKyClient, type HttpClientOptions } from './ky-client.ts';

/** Makes the HTTP APIs. They share one client and one access token, which is empty at first. */
export function makeHttpApis(options: Omit<HttpClientOptions, 'access'>): ServerPorts {
  const access = makeAccessCell();
  const client = makeKyClient({ ...options, access });
  return {
    resultApi: makeHttpResultApi(client),
    reportApi: makeHttpReportApi(client),
    deviceRegistry: makeHttpDeviceRegistry(client),
    authApi: makeHttpAuthApi(client, access),
    otpDeviceApi: makeHttpOtpDeviceApi(client),
    loginSessionApi: makeHttpLoginSessionApi(client),
    profileRepo: makeHttpProfileRepo(client),
    supportApi: makeHttpSupportApi(client),
    personalDataApi: makeHttpPersonalDataApi(client),
    locationLookup: makeHttpLocationLookup(client),
    serverTime: makeHttpServerTime(client),
  };
}
