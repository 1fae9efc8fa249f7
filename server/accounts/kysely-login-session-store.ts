import type { Kysely } from 'kysely';
import { BROWSER_NAMES, SYSTEM_NAMES, type NamedBrowser } from '../../core/domain/login-session.ts';
import { loginSessionEnd } from '../../core/domain/login-session-end.ts';
import { prepare, type Slots } from '../db/prepare.ts';
import type { LoginSession } from './ports.ts';
import type { AccountTables, LoginSessionRow } from './tables.ts';

type LiveLoginSession = Slots<{ loginSessionId: string; userId: string; now: number }>;

const selectLive = prepare((db: Kysely<AccountTables>, { loginSessionId, userId, now }: LiveLoginSession) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at'])
    .where('session_id', '=', loginSessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now),
);

/** Login sessions in the database. */
export function makeKyselyLoginSessionStore(db: Kysely<AccountTables>) {
  return {
    insert: async (loginSession: LoginSession) => {
      await db.insertInto('sessions').values(toRow(loginSession)).execute();
    },
    // The same update locks the row on PostgreSQL and the whole database on SQLite.
    /** Also makes every other transaction about this login session wait. */
    lockAndFind: async (loginSessionId: string): Promise<LoginSession | null> => {
      const row = await db
        .updateTable('sessions')
        .set((loginSession) => ({ expires_at: loginSession.ref('expires_at') }))
        .where('session_id', '=', loginSessionId)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    /** Null if it has ended. */
    findLive: async (
      loginSessionId: string,
      userId: string,
      now: number,
    ): Promise<Pick<LoginSession, 'startedAt' | 'lastUsedAt'> | null> => {
      const { rows } = await selectLive(db, { loginSessionId, userId, now });
      const [row] = rows;
      return row === undefined ? null : { startedAt: row.created_at, lastUsedAt: row.last_used_at };
    },
    noteUse: async (loginSessionId: string, startedAt: number, now: number) => {
      await db
        .updateTable('sessions')
        .set({ last_used_at: now, expires_at: loginSessionEnd(startedAt, now) })
        .where('session_id', '=', loginSessionId)
        .execute();
    },
    rotate: async (loginSession: LoginSession) => {
      await db
        .updateTable('sessions')
        .set(toRow(loginSession))
        .where('session_id', '=', loginSession.loginSessionId)
        .execute();
    },
    ...makeList(db),
    ...makeEnds(db),
  };
}

export type LoginSessionStore = ReturnType<typeof makeKyselyLoginSessionStore>;

/** What the account's owner sees of its login sessions. */
function makeList(db: Kysely<AccountTables>) {
  return {
    noteBrowser: async (loginSessionId: string, { browser, system }: NamedBrowser) => {
      await db.updateTable('sessions').set({ browser, system }).where('session_id', '=', loginSessionId).execute();
    },
    /** Those that have not ended, the last used one first. */
    listOf: async (userId: string, now: number): Promise<readonly LoginSession[]> => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('session_id')
        .execute();
      return rows.map(fromRow);
    },
  };
}

/** The ways a login session ends before its time. */
function makeEnds(db: Kysely<AccountTables>) {
  return {
    end: async (loginSessionId: string) => {
      await db.deleteFrom('sessions').where('session_id', '=', loginSessionId).execute();
    },
    endAllOf: async (userId: string) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
    endOthersOf: async (userId: string, loginSessionId: string) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('session_id', '!=', loginSessionId).execute();
    },
    /** Ends the login session that this attempt opened, if its refresh token was never used. False if there is none. */
    endUnused: async (userId: string, attemptHash: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('attempt_id', '=', attemptHash)
        .where('previous_token_hash', 'is', null)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function toRow(loginSession: LoginSession): LoginSessionRow {
  return {
    session_id: loginSession.loginSessionId,
    user_id: loginSession.userId,
    token_hash: loginSession.tokenHash,
    attempt_id: loginSession.attemptId,
    previous_token_hash: loginSession.previousTokenHash,
    rotated_at: loginSession.rotatedAt,
    created_at: loginSession.startedAt,
    last_used_at: loginSession.lastUsedAt,
    expires_at: loginSessionEnd(loginSession.startedAt, loginSession.lastUsedAt),
    ...loginSession.browser,
  };
}

function fromRow(row: LoginSessionRow): LoginSession {
  return {
    loginSessionId: row.session_id,
    userId: row.user_id,
    tokenHash: row.token_hash,
    attemptId: row.attempt_id,
    previousTokenHash: row.previous_token_hash,
    rotatedAt: row.rotated_at,
    startedAt: row.created_at,
    lastUsedAt: row.last_used_at,
    // Names of another release are not known here.
    browser: {
      browser: BROWSER_NAMES.find((name) => name === row.browser) ?? null,
      system: SYSTEM_NAMES.find((name) => name === row.system) ?? null,
    },
  };
}
