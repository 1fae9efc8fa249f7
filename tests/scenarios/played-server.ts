import fetchCookie from 'fetch-cookie';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import type { PlayBackEnd } from '../../cli/play/back-end.ts';
import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import { deviceOfText } from '../../scenarios/cassette-aliases.ts';
import { notPlayed } from '../../scenarios/driver.ts';
import { makeScenarioAccount } from '../../scenarios/scenario-account.ts';

/** The server of a scenario over real screens. */
export interface PlayedServer extends Pick<PlayBackEnd, 'begin' | 'isHeld' | 'lastMessage' | 'moveClock'> {
  end(): Promise<unknown>;
}

/** The real server at a URL, which no other scenario uses. */
export function playedServer(url: string): PlayedServer {
  const server = makeServerTestCalls(url);
  return {
    begin: async (scenario, now) => {
      await server.setClock(now);
      for (const text of scenario.used) {
        const device = deviceOfText(text);
        if (device === null) return notPlayed('The used cassette is not a cassette.');
        const taken = await server.takeForAnotherPerson(device);
        if (!taken.ok) return taken;
      }
      const apis = makeHttpApis({ baseUrl: url, fetch: fetchCookie(globalThis.fetch) });
      const today = calendarDateAt(now, scenario.now?.utcOffsetMinutes ?? 0);
      return makeScenarioAccount({ ...server, ...apis, email: (text) => text }, scenario, today);
    },
    end: () => server.setClock(null),
    moveClock: (now) => server.setClock(now),
    isHeld: (device) => server.isHeld(device),
    lastMessage: (addresses) => server.lastMessage(addresses),
  };
}
