import { randomBytes } from 'node:crypto';
import { makeHttpDeviceRegistry } from '../../adapters/http/http-device-registry.ts';
import { makeHttpResultApi } from '../../adapters/http/http-result-api.ts';
import { makeKyClient } from '../../adapters/http/ky-client.ts';
import { makeMemoryAccessApi } from '../../adapters/memory/memory-access-api.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
import { toDevicePayload } from '../../core/api/device-payload.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import { deviceOfText, makeCassetteAliases } from '../../core/scenarios/cassette-aliases.ts';
import { notPlayed, PLAYED, type Played } from '../../core/scenarios/driver.ts';
import type { PlayBackEnd } from './back-end.ts';
import { makeRecordingFetch } from './recording-fetch.ts';

const CONFLICT = 409;
const NOT_FOUND = 404;

/** A serial number that no cassette has had. */
function freshSerial(length: number): string {
  return randomBytes(length).toString('hex').toUpperCase().slice(0, length);
}

/** What is asked of the server beside the app's own calls. */
function makeSideDoor(baseUrl: string) {
  const root = baseUrl.replace(/\/$/, '');
  const post = (path: string, body: unknown) =>
    fetch(`${root}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    isHeld: async (device: unknown) => (await post(API_ROUTES.checkDevice.path, device)).status === CONFLICT,
    /** The test-only door; a server in production has none and keeps its own time. */
    setClock: async (now: number | null): Promise<Played> => {
      const answer = await post('/dev/clock', { now: now === null ? null : toIsoInstant(now) }).catch(() => null);
      if (answer === null) return notPlayed(`The server at ${baseUrl} is gone.`);
      const isSet = answer.ok || answer.status === NOT_FOUND;
      return isSet ? PLAYED : notPlayed(`The server's clock cannot be set: status ${answer.status}.`);
    },
  };
}

/** Takes a cassette as somebody else's test would. */
async function takeForSomebodyElse(baseUrl: string, device: ScannedDevice): Promise<Played> {
  const client = makeKyClient({ baseUrl });
  const testId = await makeHttpResultApi(client).createTestId();
  const saved = testId.ok ? await makeHttpDeviceRegistry(client).save(device, testId.value) : testId;
  const isTaken = saved.ok || saved.error.code === 'PREVIOUSLY_USED_DEVICE';
  return isTaken ? PLAYED : notPlayed(`The server did not take a used cassette: ${saved.error.code}.`);
}

async function reach(baseUrl: string): Promise<Played> {
  try {
    const { ok } = await fetch(`${baseUrl.replace(/\/$/, '')}${API_ROUTES.health.path}`);
    return ok ? PLAYED : notPlayed(`The server at ${baseUrl} is not well.`);
  } catch {
    return notPlayed(`No server answers at ${baseUrl}.`);
  }
}

/** A running server. Cassettes that it holds from earlier plays are played with other serial numbers. */
export function makeServerPlayBackEnd(baseUrl: string): PlayBackEnd {
  const recording = makeRecordingFetch(baseUrl);
  const client = makeKyClient({ baseUrl, fetch: recording.fetch });
  const sideDoor = makeSideDoor(baseUrl);
  const aliases = makeCassetteAliases();
  const known = new Set<string>();

  async function meet(device: ScannedDevice): Promise<void> {
    if (known.has(deviceIdOf(device))) return;
    known.add(deviceIdOf(device));
    if (await sideDoor.isHeld(toDevicePayload(device))) aliases.add(device, freshSerial(device.serialNumber.length));
  }

  return {
    resultApi: makeHttpResultApi(client),
    deviceRegistry: makeHttpDeviceRegistry(client),
    accessApi: makeMemoryAccessApi(),
    begin: async ({ used, who }, now) => {
      if (who.startsWith('account')) return notPlayed('A running server has no accounts yet.');
      const reached = await reach(baseUrl);
      if (!reached.ok) return reached;
      for (const device of used.map(deviceOfText)) {
        if (device === null) continue;
        known.add(deviceIdOf(device));
        const taken = await takeForSomebodyElse(baseUrl, device);
        if (!taken.ok) return taken;
      }
      return sideDoor.setClock(now);
    },
    end: async () => {
      await sideDoor.setClock(null);
    },
    moveClock: (now) => sideDoor.setClock(now),
    cassetteText: async (text) => {
      const device = deviceOfText(text);
      if (device !== null) await meet(device);
      return aliases.played(text);
    },
    calls: () => recording.calls.map(({ name, payload }) => ({ name, payload: aliases.written(payload) })),
    isHeld: (device) => sideDoor.isHeld(aliases.playedDevice(device)),
    failNext: (calls) => recording.failNext(calls),
    setOnline: (isOnline) => recording.setOnline(isOnline),
  };
}
