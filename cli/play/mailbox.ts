import { fetchFrom } from './server-gone.ts';
import type { SentMessage } from '../../scenarios/scenario-account.ts';

/** A message in the mailbox of a development server, with the fields that are used here. */
export interface DeliveredMessage {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** When it was posted, in ISO 8601. */
  readonly at: string;
}

/** The messages to an address, oldest first; none if the server has no mailbox. `url` has no trailing slash. */
export async function messagesTo(url: string, address: string): Promise<readonly DeliveredMessage[]> {
  const answer = await fetchFrom(url, `/dev/mailbox/messages?to=${encodeURIComponent(address)}`);
  return answer.ok ? ((await answer.json()) as readonly DeliveredMessage[]) : [];
}

/** The code or reset link in a message. The URL of a reset link may contain six digits that are not a code. */
export function readMessage({ text }: Pick<DeliveredMessage, 'text'>): SentMessage {
  const [, uid, token] = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
  if (uid !== undefined && token !== undefined) return { code: null, resetLink: { uid, token } };
  return { code: /\b\d{6}\b/.exec(text)?.[0] ?? null, resetLink: null };
}
