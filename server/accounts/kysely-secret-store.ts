import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';
import type { SecretStore } from './ports.ts';

/** The server's secrets in the database, where the migrations put them. */
export function makeKyselySecretStore(db: Kysely<AccountTables>): SecretStore {
  return {
    find: async (name) => {
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return Buffer.from(value, 'base64url');
    },
  };
}
