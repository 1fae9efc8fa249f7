import type { Kysely } from 'kysely';
import type { MarkFile } from './restore-mark.ts';
import type { KeyTables } from './tables.ts';

/** `restored`: the database is older than one that this server has used, so every login has ended. */
export type RestoreCheck = 'asBefore' | 'restored';

export interface RestoreWatchDeps<Tables extends KeyTables> {
  readonly db: Kysely<Tables>;
  readonly marks: MarkFile;
  /** Whether no other server uses the database. Then one that this server does not know was moved here from a backup. */
  readonly isOnlyServer: boolean;
  /** Ends every login session, code and link, in the given transaction. */
  readonly endLogins: (transaction: Kysely<Tables>) => Promise<void>;
}

/**
 * Checks whether the database was restored from a copy, and raises its mark. The mark rises in the database first, then in the file, and
 * the file is read before the database: so only a database that was set back has a lower one than the file.
 */
export function makeRestoreWatch<Tables extends KeyTables>({
  db,
  marks,
  isOnlyServer,
  endLogins,
}: RestoreWatchDeps<Tables>): () => Promise<RestoreCheck> {
  return async () => {
    const { database_id: databaseId } = await asKeys(db)
      .selectFrom('database_mark')
      .select('database_id')
      .executeTakeFirstOrThrow();
    const known = marks.read(databaseId);
    const checked = await db.transaction().execute(async (transaction) => {
      const before = await lockAndReadMark(asKeys(transaction));
      const mark = Math.max(before, known ?? 0) + 1;
      await asKeys(transaction).updateTable('database_mark').set({ mark }).execute();
      const isRestored = known === null ? isOnlyServer && before > 0 : before < known;
      if (isRestored) await endLogins(transaction);
      return { mark, isRestored };
    });
    marks.write(databaseId, checked.mark);
    return checked.isRestored ? 'restored' : 'asBefore';
  };
}

/** Kysely's types do not see that tables which extend others contain them. */
function asKeys<Tables extends KeyTables>(db: Kysely<Tables>): Kysely<KeyTables> {
  return db as unknown as Kysely<KeyTables>;
}

/** The same update locks the row on PostgreSQL and the whole database on SQLite. */
async function lockAndReadMark(transaction: Kysely<KeyTables>): Promise<number> {
  const { mark } = await transaction
    .updateTable('database_mark')
    .set((database) => ({ mark: database.ref('mark') }))
    .returning('mark')
    .executeTakeFirstOrThrow();
  return mark;
}
