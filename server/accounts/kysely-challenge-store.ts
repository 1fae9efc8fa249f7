import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';
import type { Challenge } from './ports.ts';

/** Login challenges in the database. */
export function makeKyselyChallengeStore(db: Kysely<AccountTables>) {
  return {
    /** Inserts or replaces a challenge. */
    put: async ({ challengeId, userId, expiresAt }: Challenge) => {
      await db
        .insertInto('challenges')
        .values({ challenge_id: challengeId, user_id: userId, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('challenge_id').doUpdateSet({ expires_at: expiresAt }))
        .execute();
    },
    find: async (challengeId: string): Promise<Challenge | null> => {
      const row = await db
        .selectFrom('challenges')
        .selectAll()
        .where('challenge_id', '=', challengeId)
        .executeTakeFirst();
      return row === undefined ? null : { challengeId, userId: row.user_id, expiresAt: row.expires_at };
    },
    remove: async (challengeId: string) => {
      await db.deleteFrom('challenges').where('challenge_id', '=', challengeId).execute();
    },
    /** Returns the ids of the removed challenges. */
    removeAllOf: async (userId: string): Promise<readonly string[]> => {
      const removed = await db
        .deleteFrom('challenges')
        .where('user_id', '=', userId)
        .returning('challenge_id')
        .execute();
      return removed.map(({ challenge_id: challengeId }) => challengeId);
    },
  };
}

export type ChallengeStore = ReturnType<typeof makeKyselyChallengeStore>;
