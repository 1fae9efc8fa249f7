import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './key-ring.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'sealed';

/** Encrypts a text for the database, with a key that is not in it. The text says which key. */
export function seal(keys: Keys, text: string): string {
  const { id, secret } = keys.used('messages');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${PREFIX}.${id}.${sealed.toString('base64url')}`;
}

/** Decrypts a text. Null if its key is unknown or has ended, or if it was changed. */
export function unseal(keys: Keys, text: string): string | null {
  const [, id = '', sealed = ''] = text.split('.');
  const key = keys.find('messages', id);
  const bytes = Buffer.from(sealed, 'base64url');
  if (key === null || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key.secret, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(id));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
