import { setImmediate } from 'node:timers/promises';
import { makeMemoryBackend, type MemoryMessage } from '../../adapters/memory/memory-backend.ts';
import type { MemoryWorldOptions } from '../../adapters/memory/memory-world.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import type { Kits } from '../../core/domain/kit.ts';
import type { ReportHub } from '../../core/domain/report-status.ts';
import { deviceOfText } from '../../scenarios/cassette-aliases.ts';
import { PLAYED } from '../../scenarios/driver.ts';
import { fieldOf } from '../../scenarios/observation.ts';
import { makeScenarioAccount, type SentMessage } from '../../scenarios/scenario-account.ts';
import { eachApi, type PlayBackEnd } from './back-end.ts';

function newestMessage(messages: readonly MemoryMessage[], addresses: readonly string[]): SentMessage | null {
  const found = messages.findLast(({ to }) => addresses.includes(to));
  if (found === undefined) return null;
  const { code = null, uid, token } = found;
  return { code, resetLink: uid === undefined || token === undefined ? null : { uid, token } };
}

/** Who receives reports from a server with its default settings, which gets no answer to them. */
const DEFAULT_HUB: ReportHub = { name: null, contact: null };

/** An in-memory back end that accepts the kits, new for every scenario. */
export function makeMemoryPlayBackEnd(kits: Kits, options: Pick<MemoryWorldOptions, 'endOfLogin'> = {}): PlayBackEnd {
  let time = 0;
  let isAgencyThere = true;
  const backend = makeMemoryBackend({ kits, now: () => time, ...options });
  const lastMessage: PlayBackEnd['lastMessage'] = (addresses) =>
    Promise.resolve(newestMessage(backend.messages(), addresses));
  const email = (text: string): string => text;
  return {
    ...{ kits, ...eachApi(backend, (api) => api) },
    begin: (scenario, now) => {
      time = now;
      if (scenario.agency === 'none') backend.endAgency();
      isAgencyThere = scenario.agency === null;
      for (const device of scenario.used.map(deviceOfText)) if (device !== null) backend.holdForAnotherPerson(device);
      const today = calendarDateAt(now, scenario.now?.utcOffsetMinutes ?? 0);
      return makeScenarioAccount({ ...backend.openBrowser(), lastMessage, email }, scenario, today);
    },
    end: () => Promise.resolve(),
    moveClock: (now) => {
      time = now;
      return Promise.resolve(PLAYED);
    },
    cassetteText: (text) => Promise.resolve(text),
    email,
    lastMessage,
    calls: () => backend.calls,
    isHeld: (device) => {
      const [serial, lot] = [fieldOf(device, 'serialNumber'), fieldOf(device, 'batchOrLotNumber')];
      return Promise.resolve(backend.isHeld(`${String(serial)}${String(lot)}`));
    },
    failNext: (calls) =>
      Object.entries(calls).forEach(([name, { status, code, fields, foreign }]) => {
        backend.failNext(name, status, {
          ...(code && { named: code }),
          ...(fields && { fields }),
          ...(foreign && { isForeign: true }),
        });
      }),
    heldResponses: backend.heldResponses,
    // All other calls are answered at once.
    underWay: () => backend.heldResponses.count(),
    nextLook: () => setImmediate(),
    passMoment: () => {
      if (isAgencyThere) backend.deliverReports(DEFAULT_HUB);
    },
    setOnline: (isOnline) => backend.setOnline(isOnline),
  };
}
