import { createHmac, randomBytes } from 'node:crypto';

/** What a key is for. Each purpose has keys of its own, so that a leak through one use does not open the others. */
export const KEY_PURPOSES = ['access-tokens', 'codes', 'messages', 'pseudonyms'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

/** A key of the server. Instants are epoch milliseconds. */
export interface Key {
  /** Random, and no secret: it stands in what was made with the key. */
  readonly id: string;
  readonly purpose: KeyPurpose;
  /** Null once the key has ended: its id is kept, so that an older copy of the database is still recognized. */
  readonly secret: Uint8Array | null;
  /** Recognizes the key without revealing it. */
  readonly fingerprint: string;
  /** From when it makes new things. Before, it is only accepted, while the key file reaches every server. */
  readonly usedFrom: number;
  /** Until when what it made is accepted; null while no newer key has replaced it. */
  readonly acceptedUntil: number | null;
}

/** A key that can still be used. */
export type LiveKey = Key & { readonly secret: Uint8Array };

/** `waiting`: accepted and not used yet. `accepted`: replaced, while what it made is still valid. */
export type KeyState = 'waiting' | 'used' | 'accepted' | 'ended';

const SECRET_BYTES = 32;
const ID_BYTES = 6;

function fingerprintOf(id: string, purpose: KeyPurpose, secret: Uint8Array): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['fingerprint', purpose, id]))
    .digest('base64url');
}

/** Makes a key from the secret that is given, or from a new one. */
export function makeKey(
  purpose: KeyPurpose,
  usedFrom: number,
  given: { readonly id?: string; readonly secret?: Uint8Array } = {},
): LiveKey {
  const { id = randomBytes(ID_BYTES).toString('hex'), secret = randomBytes(SECRET_BYTES) } = given;
  return { id, purpose, secret, fingerprint: fingerprintOf(id, purpose, secret), usedFrom, acceptedUntil: null };
}

/** A new key for every purpose. */
export function makeKeys(now: number): readonly LiveKey[] {
  return KEY_PURPOSES.map((purpose) => makeKey(purpose, now));
}

/** Whether what a key made is accepted. */
export function isLive(key: Key, now: number): key is LiveKey {
  return key.secret !== null && (key.acceptedUntil === null || key.acceptedUntil > now);
}

/** The key of a purpose that makes new things: the latest whose time has come. Null if there is none. */
export function usedKey(keys: readonly Key[], purpose: KeyPurpose, now: number): LiveKey | null {
  const live = keys.filter((key): key is LiveKey => key.purpose === purpose && isLive(key, now));
  const [first, ...others] = live.toSorted((one, other) => one.usedFrom - other.usedFrom);
  return others.findLast(({ usedFrom }) => usedFrom <= now) ?? first ?? null;
}

export function stateOf(keys: readonly Key[], key: Key, now: number): KeyState {
  if (!isLive(key, now)) return 'ended';
  if (usedKey(keys, key.purpose, now) === key) return 'used';
  return key.usedFrom > now ? 'waiting' : 'accepted';
}
