import fetchCookie from 'fetch-cookie';
import { makeAccessCell } from '../../adapters/http/access-cell.ts';
import { makeHttpAuthApi } from '../../adapters/http/http-auth-api.ts';
import { makeHttpOtpDeviceApi } from '../../adapters/http/http-otp-device-api.ts';
import { makeHttpProfileRepo } from '../../adapters/http/http-profile-repo.ts';
import { makeKyClient } from '../../adapters/http/ky-client.ts';
import type { SideDoor } from '../../cli/play/server-side-door.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import type { Played } from '../../core/scenarios/driver.ts';
import { makeScenarioAccount } from '../../core/scenarios/scenario-account.ts';
import type { Scenario } from '../../core/scenarios/scenario.ts';

/** Makes the account of a scenario on a server, from a browser that is not the one that plays. */
export function makeAccountOnServer(
  { url, server }: { readonly url: string; readonly server: SideDoor },
  scenario: Scenario,
  now: number,
): Promise<Played> {
  const access = makeAccessCell();
  const client = makeKyClient({ baseUrl: url, access, fetch: fetchCookie(globalThis.fetch) });
  const bench = {
    authApi: makeHttpAuthApi(client, access),
    otpDeviceApi: makeHttpOtpDeviceApi(client),
    profileRepo: makeHttpProfileRepo(client),
    email: (text: string) => text,
    lastMessage: (addresses: readonly string[]) => server.lastMessage(addresses),
  };
  return makeScenarioAccount(bench, scenario, calendarDateAt(now, scenario.now?.utcOffsetMinutes ?? 0));
}
