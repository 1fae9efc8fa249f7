import fetchCookie from 'fetch-cookie';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import type { ServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import type { Played } from '../../scenarios/driver.ts';
import { makeScenarioAccount } from '../../scenarios/scenario-account.ts';
import type { Scenario } from '../../scenarios/scenario.ts';

/** Creates the account of a scenario on a server, with a separate client. */
export function makeAccountOnServer(
  { url, server }: { readonly url: string; readonly server: ServerTestCalls },
  scenario: Scenario,
  now: number,
): Promise<Played> {
  const bench = {
    ...makeHttpApis({ baseUrl: url, fetch: fetchCookie(globalThis.fetch) }),
    email: (text: string) => text,
    lastMessage: (addresses: readonly string[]) => server.lastMessage(addresses),
  };
  return makeScenarioAccount(bench, scenario, calendarDateAt(now, scenario.now?.utcOffsetMinutes ?? 0));
}
