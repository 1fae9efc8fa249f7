import type { Keys } from '../keys/key-ring.ts';
import { seal, unseal } from '../keys/seal.ts';
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

/** The message to deliver; null if its key has ended. */
export function openMessage(keys: Keys, message: Message): Message | null {
  if ('code' in message) {
    const code = unseal(keys, message.code);
    return code === null ? null : { ...message, code };
  }
  if (!('token' in message)) return message;
  const token = unseal(keys, message.token);
  return token === null ? null : { ...message, token };
}
