import { makeKeyRing, type KeyRing } from '../../server/keys/key-ring.ts';
import { makeKeys } from '../../server/keys/key.ts';

/** New keys that were always in use. */
export function testKeys(): KeyRing {
  return makeKeyRing(makeKeys(0), () => Date.now());
}
