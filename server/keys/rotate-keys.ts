import {
  ACCESS_TOKEN_LIFETIME_MS,
  CODE_LIFETIME_MS,
  RESET_LINK_LIFETIME_MS,
  USED_CODE_REPEAT_MS,
} from '../../core/domain/limits.ts';
import { isLive, makeKey, type Key, type KeyPurpose } from './key.ts';

/**
 * How long what a key made stays valid, in milliseconds; a replaced key is accepted for as long. A purpose without a time is not
 * rotated: pseudonyms stay comparable across the lines of a log.
 */
const VALID_MS = {
  'access-tokens': ACCESS_TOKEN_LIFETIME_MS,
  codes: CODE_LIFETIME_MS + USED_CODE_REPEAT_MS,
  messages: RESET_LINK_LIFETIME_MS,
  pseudonyms: null,
} as const satisfies Readonly<Record<KeyPurpose, number | null>>;

type RotatedPurpose = Exclude<KeyPurpose, 'pseudonyms'>;
const ROTATED: readonly RotatedPurpose[] = ['access-tokens', 'codes', 'messages'];

/** Until when a key that is used until `usedUntil` must be accepted. */
export function acceptedUntil(purpose: RotatedPurpose, usedUntil: number): number {
  return usedUntil + VALID_MS[purpose];
}

function endBy(key: Key, until: number): Key {
  return { ...key, acceptedUntil: Math.min(key.acceptedUntil ?? until, until) };
}

/** Erases the secrets of keys that have ended. */
function eraseEnded(keys: readonly Key[], now: number): readonly Key[] {
  return keys.map((key) => (isLive(key, now) ? key : { ...key, secret: null }));
}

/**
 * Adds a new key for each purpose that is rotated, used from `usedFrom`. The others are accepted until what they made has ended, or with
 * `dropOld` no longer: then everything that they made is refused at once.
 */
export function rotateKeys(
  keys: readonly Key[],
  { now, usedFrom, dropOld }: { readonly now: number; readonly usedFrom: number; readonly dropOld: boolean },
): readonly Key[] {
  const replaced = keys.map((key) => {
    const purpose = ROTATED.find((one) => one === key.purpose);
    if (purpose === undefined) return key;
    return endBy(key, dropOld ? now : acceptedUntil(purpose, usedFrom));
  });
  return [...eraseEnded(replaced, now), ...ROTATED.map((purpose) => makeKey(purpose, dropOld ? now : usedFrom))];
}
