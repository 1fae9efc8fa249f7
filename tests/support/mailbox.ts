import { setTimeout as pause } from 'node:timers/promises';
import { messagesTo, type DeliveredMessage } from '../../cli/play/mailbox.ts';

const DEADLINE_MS = 10_000;
const POLL_MS = 20;

/** Polls the messages to an address until `find` returns something: delivery happens shortly after the call that caused it. */
export async function onceDelivered<Found>(
  url: string,
  address: string,
  find: (messages: readonly DeliveredMessage[]) => Found | null | undefined,
): Promise<Found> {
  const deadline = performance.now() + DEADLINE_MS;
  for (;;) {
    const messages = await messagesTo(url, address);
    const found = find(messages);
    if (found !== null && found !== undefined) return found;
    if (performance.now() > deadline) {
      throw new Error(`The expected message is not among the ${messages.length} messages.`);
    }
    await pause(POLL_MS);
  }
}
