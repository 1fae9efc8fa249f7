import type { Kysely } from 'kysely';
import { makeSystemClock } from '../adapters/clock/system-clock.ts';
import { ok, type Result } from '../core/domain/result.ts';
import type { ServerConfig } from './config.ts';
import { makeKeyRing, type KeyRing } from './keys/key-ring.ts';
import { loadKeys } from './keys/load-keys.ts';
import type { Tables } from './wiring/tables.ts';

/** Loads the keys of a server at its start. Fails with a message for the person who starts it. */
export async function openKeys({ keySource }: ServerConfig, db: Kysely<Tables>): Promise<Result<KeyRing, string>> {
  const clock = makeSystemClock();
  const loaded = await loadKeys(db, keySource, clock.now());
  return loaded.ok ? ok(makeKeyRing(loaded.value, () => clock.now())) : loaded;
}
