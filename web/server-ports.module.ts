import { makeAccessCell } from '../adapters/http/access-cell.ts';
import { makeHttpAuthApi } from '../adapters/http/http-auth-api.ts';
import { makeHttpDeviceRegistry } from '../adapters/http/http-device-registry.ts';
import { makeHttpLocationLookup } from '../adapters/http/http-location-lookup.ts';
import { makeHttpOtpDeviceApi } from '../adapters/http/http-otp-device-api.ts';
import { makeHttpProfileRepo } from '../adapters/http/http-profile-repo.ts';
import { makeHttpResultApi } from '../adapters/http/http-result-api.ts';
import { makeHttpSupportApi } from '../adapters/http/http-support-api.ts';
import { makeKyClient } from '../adapters/http/ky-client.ts';
import { makeStoredAttempts } from '../adapters/http/refresh-attempts.ts';
import { makeRunAlone } from '../adapters/tabs/run-alone.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { DeviceRegistry } from '../core/ports/device-registry.ts';
import type { LocationLookup } from '../core/ports/location-lookup.ts';
import type { OtpDeviceApi } from '../core/ports/otp-device-api.ts';
import type { ProfileRepo } from '../core/ports/profile-repo.ts';
import type { ResultApi } from '../core/ports/result-api.ts';
import type { Storage } from '../core/ports/storage.ts';
import type { SupportApi } from '../core/ports/support-api.ts';

/** What is asked of the server. */
export interface ServerPorts {
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly otpDeviceApi: OtpDeviceApi;
  readonly profileRepo: ProfileRepo;
  readonly supportApi: SupportApi;
  readonly locationLookup: LocationLookup;
}

/** The server behind a base URL, all through one client with one access token. */
export function makeServerPorts(baseUrl: string, storage: Storage): ServerPorts {
  const access = makeAccessCell();
  const client = makeKyClient({
    baseUrl,
    access,
    runAlone: makeRunAlone(),
    attempts: makeStoredAttempts(storage),
  });
  return {
    resultApi: makeHttpResultApi(client),
    deviceRegistry: makeHttpDeviceRegistry(client),
    authApi: makeHttpAuthApi(client, access),
    otpDeviceApi: makeHttpOtpDeviceApi(client),
    profileRepo: makeHttpProfileRepo(client),
    supportApi: makeHttpSupportApi(client),
    locationLookup: makeHttpLocationLookup(client),
  };
}
