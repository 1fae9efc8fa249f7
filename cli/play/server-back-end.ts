import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import fetchCookie from 'fetch-cookie';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { toDevicePayload } from '../../core/api/device-payload.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import type { Kits } from '../../core/domain/kit.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import { deviceOfText, makeCassetteAliases } from '../../scenarios/cassette-aliases.ts';
import { makeScenarioAccount } from '../../scenarios/scenario-account.ts';
import type { PlayBackEnd } from './back-end.ts';
import { makeRecordingFetch } from './recording-fetch.ts';
import { ServerGone } from './server-gone.ts';
import { makeServerTestCalls } from './server-test-calls.ts';

const LOOK_EVERY_MS = 2;

/** Text that no earlier play has used. */
function freshText(length: number): string {
  return randomBytes(length).toString('hex').toUpperCase().slice(0, length);
}

/** Email addresses of a scenario with a tag of this play, because the server stores the accounts of earlier plays. */
function makeEmailAliases(tag: string) {
  return {
    played: (email: string) => email.replace('@', `+${tag}@`),
    written: (value: unknown) => JSON.parse(JSON.stringify(value ?? null).replaceAll(`+${tag}@`, '@')) as unknown,
  };
}

/** Counts the calls of the play itself that are under way, because the work that waits for one has not ended. */
function countCalls() {
  let underWay = 0;
  return {
    underWay: () => underWay,
    counted: async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      underWay += 1;
      return call.finally(() => (underWay -= 1));
    },
  };
}

/** Replaces the cassettes that the server still holds since an earlier play, each when it is scanned for the first time. */
function makeRenewal(
  cassettes: ReturnType<typeof makeCassetteAliases>,
  isHeld: (device: ScannedDevice) => Promise<boolean>,
) {
  const known = new Set<string>();
  const leave = (device: ScannedDevice): void => void known.add(deviceIdOf(device));
  return {
    /** Leaves a cassette as it is. */
    leave,
    meet: async (device: ScannedDevice): Promise<void> => {
      if (known.has(deviceIdOf(device))) return;
      leave(device);
      if (await isHeld(device)) cassettes.add(device, freshText(device.serialNumber.length));
    },
  };
}

/** A running server that accepts the kits. Cassettes and email addresses that earlier plays have used are replaced by new ones. */
export function makeServerPlayBackEnd(baseUrl: string, kits: Kits): PlayBackEnd {
  const recording = makeRecordingFetch(baseUrl, fetchCookie(globalThis.fetch));
  const testCalls = makeServerTestCalls(baseUrl);
  const cassettes = makeCassetteAliases();
  const emails = makeEmailAliases(freshText(8).toLowerCase());
  const own = countCalls();
  const renewal = makeRenewal(cassettes, (device) => own.counted(testCalls.isHeld(toDevicePayload(device))));
  const lastMessage: PlayBackEnd['lastMessage'] = (addresses) =>
    own.counted(testCalls.lastMessage(addresses.map(emails.played)));

  return {
    ...{ kits, ...makeHttpApis({ baseUrl, fetch: recording.fetch }) },
    begin: async (scenario, now) => {
      const reached = await testCalls.reach();
      if (!reached.ok) return reached;
      for (const device of scenario.used.map(deviceOfText)) {
        if (device === null) continue;
        renewal.leave(device);
        const taken = await testCalls.takeForAnotherPerson(device);
        if (!taken.ok) return taken;
      }
      const set = await testCalls.setClock(now);
      if (!set.ok) return set;
      const bench = makeHttpApis({ baseUrl, fetch: fetchCookie(globalThis.fetch) });
      const today = calendarDateAt(now, scenario.now?.utcOffsetMinutes ?? 0);
      return makeScenarioAccount({ ...bench, lastMessage, email: emails.played }, scenario, today);
    },
    end: async () => {
      // A server that is gone needs no clock.
      await testCalls.setClock(null).catch((error: unknown) => {
        if (!(error instanceof ServerGone)) throw error;
      });
    },
    moveClock: (now) => own.counted(testCalls.setClock(now)),
    cassetteText: async (text) => {
      const device = deviceOfText(text);
      if (device !== null) await renewal.meet(device);
      return cassettes.played(text);
    },
    email: emails.played,
    lastMessage,
    calls: () =>
      recording.calls.map(({ name, payload }) => ({ name, payload: emails.written(cassettes.written(payload)) })),
    isHeld: (device) => testCalls.isHeld(cassettes.playedDevice(device)),
    failNext: (calls) => recording.failNext(calls),
    heldResponses: recording.heldResponses,
    underWay: () => recording.underWay() + own.underWay(),
    nextLook: () => setTimeout(LOOK_EVERY_MS),
    // The server delivers by itself.
    passMoment: () => undefined,
    setOnline: (isOnline) => recording.setOnline(isOnline),
  };
}
