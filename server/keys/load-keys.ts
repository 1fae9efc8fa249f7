import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { createKeyFile, parseKeys, readKeyFile } from './key-file.ts';
import { makeKeys, type Key } from './key.ts';
import { agreeOnKeys, registeredKeys } from './kysely-key-registry.ts';
import type { KeyTables } from './tables.ts';

/** Where the keys are. */
export interface KeySource {
  /** The contents of a key file, from the setting KEYS; null to use the file. */
  readonly keys: string | null;
  readonly keyFile: string;
}

const SAY_WHERE = 'docs/operations.md says how servers share keys, and what to do if they are lost.';
const DIFFER = `The keys of this server are not those that this database is used with: a key is missing in KEY_FILE or KEYS. ${SAY_WHERE}`;

/** Reads the keys. Null if there is no key file yet. Fails with a message for the operator. */
export function readKeys({ keys, keyFile }: KeySource): Result<readonly Key[] | null, string> {
  if (keys === null) return readKeyFile(keyFile);
  const parsed = parseKeys(keys);
  return parsed === null ? err('KEYS is not the contents of a key file.') : ok(parsed);
}

const missingFile = ({ keyFile }: KeySource) =>
  `The key file ${keyFile} is missing, and this database was used with keys before. ${SAY_WHERE}`;

/** The keys of the source. Creates the key file at the first start. */
async function keysOf(db: Kysely<KeyTables>, source: KeySource, now: number): Promise<Result<readonly Key[], string>> {
  const read = readKeys(source);
  if (!read.ok) return read;
  if (read.value !== null) return ok(read.value);
  const isUsed = (await registeredKeys(db, now)).length > 0;
  const keys = makeKeys(now);
  const created = isUsed ? err(missingFile(source)) : createKeyFile(source.keyFile, keys);
  if (created.ok) return ok(keys);
  // Another server that shares the file may have been faster.
  const again = readKeys(source);
  return again.ok && again.value !== null ? ok(again.value) : created;
}

/**
 * Loads the keys at the start of a server, and checks that the servers of the database have the same. Fails with a message for the
 * operator.
 */
export async function loadKeys(
  db: Kysely<KeyTables>,
  source: KeySource,
  now: number,
): Promise<Result<readonly Key[], string>> {
  const loaded = await keysOf(db, source, now);
  if (!loaded.ok) return loaded;
  return (await agreeOnKeys(db, loaded.value, now)) === 'differ' ? err(DIFFER) : loaded;
}
