import type { SentMessage } from '../../scenarios/scenario-account.ts';

/** A message in the mailbox that a server has which is not in production, as far as it is looked at. */
export interface DeliveredMessage {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** When it was posted, in ISO 8601. */
  readonly at: string;
}

/** The messages to an address, the oldest first; none where the server has no mailbox. `url` has no slash at its end. */
export async function messagesTo(url: string, address: string): Promise<readonly DeliveredMessage[]> {
  const answer = await fetch(`${url}/dev/mailbox/messages?to=${encodeURIComponent(address)}`);
  return answer.ok ? ((await answer.json()) as readonly DeliveredMessage[]) : [];
}

/** What somebody takes from a message. The address of a reset link may hold six digits too, which are no code. */
export function readMessage({ text }: Pick<DeliveredMessage, 'text'>): SentMessage {
  const [, uid, token] = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
  if (uid !== undefined && token !== undefined) return { code: null, resetLink: { uid, token } };
  return { code: /\b\d{6}\b/.exec(text)?.[0] ?? null, resetLink: null };
}
