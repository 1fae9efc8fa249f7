import type { Kysely } from 'kysely';
import { FALLBACK_LANGUAGE, isLanguage } from '../../core/domain/languages.ts';
import { prepare, type Slots } from '../db/prepare.ts';
import type { AccountTables } from './tables.ts';
import type { User } from './ports.ts';

const selectBy = (column: 'email' | 'user_id') =>
  prepare((db: Kysely<AccountTables>, { value }: Slots<{ value: string }>) =>
    db
      .selectFrom('users')
      .leftJoin('user_groups', 'user_groups.user_id', 'users.user_id')
      .selectAll('users')
      .select('user_groups.group_id')
      // `in` with one value: after `=`, SQLite makes the plan depend on the value and compiles the join again for each run.
      .where(`users.${column}`, 'in', [value])
      .orderBy('user_groups.position'),
  );

const selectByEmail = selectBy('email');
const selectById = selectBy('user_id');

/** Accounts in the database. */
export function makeKyselyUserStore(db: Kysely<AccountTables>) {
  return {
    findByEmail: (email: string) => findUser(db, selectByEmail, email),
    find: (userId: string) => findUser(db, selectById, userId),
    /** False when the email has an account already. */
    insert: (user: User, at: number) => insertUser(db, user, at),
    setPasswordHash: async (userId: string, passwordHash: string, at: number) => {
      await db
        .updateTable('users')
        .set({ password_hash: passwordHash, password_changed_at: at })
        .where('user_id', '=', userId)
        .execute();
    },
    setNames: async (userId: string, firstName: string, lastName: string) => {
      await db
        .updateTable('users')
        .set({ first_name: firstName, last_name: lastName })
        .where('user_id', '=', userId)
        .execute();
    },
    // The same update locks the row on PostgreSQL and the whole database on SQLite.
    /** Makes every other transaction about this account wait until this one ends. False when there is none. */
    lock: async (userId: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set((row) => ({ email: row.ref('email') }))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

export type UserStore = ReturnType<typeof makeKyselyUserStore>;

/** One query whether or not the account exists, so that a login takes the same time. */
async function findUser(db: Kysely<AccountTables>, select: typeof selectById, value: string): Promise<User | null> {
  const { rows } = await select(db, { value });
  const [user] = rows;
  if (user === undefined) return null;
  return {
    userId: user.user_id,
    email: user.email,
    passwordHash: user.password_hash,
    firstName: user.first_name,
    lastName: user.last_name,
    language: isLanguage(user.language) ? user.language : FALLBACK_LANGUAGE,
    groupIds: rows.flatMap(({ group_id: groupId }) => groupId ?? []),
  };
}

async function insertUser(db: Kysely<AccountTables>, user: User, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({
      user_id: user.userId,
      email: user.email,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      language: user.language,
      created_at: at,
      password_changed_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const groups = user.groupIds.map((groupId, position) => ({ group_id: groupId, user_id: user.userId, position }));
  if (groups.length > 0) await db.insertInto('user_groups').values(groups).execute();
  return true;
}
