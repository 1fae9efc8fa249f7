import type { Keys } from '../keys/key-ring.ts';
import { isSealed, seal, unseal } from '../keys/seal.ts';
import type { Message } from './message.ts';

/**
 * A message as the database holds it: its code or link is encrypted. The rest is not, because the operators' commands find the messages
 * about a person by their address.
 */
export function sealMessage<Payload extends { readonly kind: string }>(keys: Keys, message: Payload): Payload {
  if ('code' in message && typeof message.code === 'string') return { ...message, code: seal(keys, message.code) };
  if ('token' in message && typeof message.token === 'string') return { ...message, token: seal(keys, message.token) };
  return message;
}

/** The message to deliver; null if its key has ended. One of an earlier release is not encrypted. */
export function openMessage(keys: Keys, message: Message): Message | null {
  const sealed = 'code' in message ? message.code : 'token' in message ? message.token : '';
  if (!isSealed(sealed)) return message;
  const text = unseal(keys, sealed);
  if (text === null) return null;
  if ('code' in message) return { ...message, code: text };
  return 'token' in message ? { ...message, token: text } : message;
}
