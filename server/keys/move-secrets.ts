import type { Kysely } from 'kysely';
import { acceptedUntil } from './rotate-keys.ts';
import { makeKey, type Key } from './key.ts';
import type { KeyTables } from './tables.ts';

/** Tokens and codes of an earlier release do not name their key. */
export const UNNAMED_KEY = 'unnamed';

const MOVED = ['access-tokens', 'codes'] as const;

/**
 * The keys that an earlier release kept in the database. They make nothing new, because backups hold them; what they made is accepted
 * until it ends, so that no one is logged out. Empty if they were moved already.
 */
export async function findSecrets(db: Kysely<KeyTables>, now: number): Promise<readonly Key[]> {
  const rows = await db.selectFrom('secrets').selectAll().execute();
  return MOVED.flatMap((purpose): readonly Key[] => {
    const row = rows.find(({ name }) => name === purpose);
    if (row === undefined) return [];
    const key = makeKey(purpose, 0, { id: UNNAMED_KEY, secret: Buffer.from(row.value, 'base64url') });
    return [{ ...key, acceptedUntil: acceptedUntil(purpose, now) }];
  });
}

/** Removes them from the database. Their bytes stay in its file until it is scrubbed. */
export async function removeSecrets(db: Kysely<KeyTables>): Promise<void> {
  await db.deleteFrom('secrets').execute();
}
