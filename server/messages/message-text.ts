import { messageTexts } from '../../adapters/translations/messages.ts';
import { CODE_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { Message } from './message.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';

const MINUTE_MS = 60_000;

/** The messages that can be sent to a phone. */
export type PhoneMessage = Extract<Message, { readonly by: unknown }>;

/** Formats a message in the recipient's language. `publicUrl` is the URL of the app, which is the only site where a phone then offers the code. */
export function messageText({ kind, language, code }: PhoneMessage, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return fillIn(messageTexts[language].phone[kind], { code, minutes: CODE_LIFETIME_MS / MINUTE_MS, host: hostname });
}
