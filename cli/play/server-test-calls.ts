import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { SentMessage } from '../../scenarios/scenario-account.ts';
import { messagesTo, readMessage } from './mailbox.ts';
import { fetchFrom } from './server-gone.ts';

const CONFLICT = 409;
const NOT_FOUND = 404;

/** Delivery takes a moment after the call that caused it. */
const DELIVERED_WITHIN_MS = 5_000;
/** How long a message that is newer than the last one read may take, in milliseconds. */
const NEWER_WITHIN_MS = 1_000;
const POLL_MS = 25;

/** The calls of a play to a server besides the app's own; they throw `ServerGone` if it does not answer any more. */
export interface ServerTestCalls {
  isHeld(device: unknown): Promise<boolean>;
  /** The test-only clock; a server without development pages has none and keeps its own time. */
  setClock(now: number | null): Promise<Played>;
  /** Uses a cassette in another person's test. */
  takeForAnotherPerson(device: ScannedDevice): Promise<Played>;
  reach(): Promise<Played>;
  /** The newest message to any of these addresses; waits for one that is being delivered. */
  lastMessage(addresses: readonly string[]): Promise<SentMessage | null>;
}

/** Reads the mailbox and waits for messages that are being delivered. */
function makeMailboxReader(root: string): ServerTestCalls['lastMessage'] {
  const read = new Set<string>();
  return async (addresses) => {
    const start = performance.now();
    for (;;) {
      const all = (await Promise.all(addresses.map((address) => messagesTo(root, address)))).flat();
      const newest = all.toSorted((one, other) => new Date(one.at).getTime() - new Date(other.at).getTime()).at(-1);
      const patience = newest === undefined ? DELIVERED_WITHIN_MS : read.has(newest.id) ? NEWER_WITHIN_MS : 0;
      if (performance.now() - start >= patience) {
        if (newest === undefined) return null;
        read.add(newest.id);
        return readMessage(newest);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
}

/** The test-only calls of the server at a URL. */
export function makeServerTestCalls(baseUrl: string): ServerTestCalls {
  const root = baseUrl.replace(/\/$/, '');
  const post = (path: string, body: unknown) =>
    fetchFrom(root, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    isHeld: async (device) => (await post(API_ROUTES.checkDevice.path, device)).status === CONFLICT,
    setClock: async (now) => {
      const answer = await post('/dev/clock', { now: now === null ? null : toIsoInstant(now) });
      const isSet = answer.ok || answer.status === NOT_FOUND;
      return isSet ? PLAYED : notPlayed(`The server's clock cannot be set: status ${answer.status}.`);
    },
    takeForAnotherPerson: async (device) => {
      const { resultApi, deviceRegistry } = makeHttpApis({ baseUrl });
      const issued = await resultApi.createTestId();
      const saved = issued.ok ? await deviceRegistry.save(device, issued.value.testId) : issued;
      const isHeldAlready = saved.ok || saved.error.code === 'PREVIOUSLY_USED_DEVICE';
      return isHeldAlready ? PLAYED : notPlayed(`The server did not take a used cassette: ${saved.error.code}.`);
    },
    reach: async () => {
      try {
        const { ok } = await fetch(`${root}${API_ROUTES.health.path}`);
        return ok ? PLAYED : notPlayed(`The server at ${baseUrl} is not well.`);
      } catch {
        return notPlayed(`No server answers at ${baseUrl}. "npm start" runs one at http://localhost:4600.`);
      }
    },
    lastMessage: makeMailboxReader(root),
  };
}
