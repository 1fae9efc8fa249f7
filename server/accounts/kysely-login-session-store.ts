import type { Kysely } from 'kysely';
import { prepare, type Slots } from '../db/prepare.ts';
import type { Tables } from '../unit-of-work/tables.ts';
import type { Session, SessionStore } from './ports.ts';
import type { SessionRow } from './tables.ts';

type LiveSession = Slots<{ sessionId: string; userId: string; now: number }>;

const selectLive = prepare((db, { sessionId, userId, now }: LiveSession) =>
  db
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now),
);

/** Sign-ins in the database. */
export function makeKyselySessionStore(db: Kysely<Tables>): SessionStore {
  return {
    insert: async (session, at) => {
      await db
        .insertInto('sessions')
        .values({ ...toRow(session), created_at: at })
        .execute();
    },
    // An update locks the row on PostgreSQL and takes the only writer's place on SQLite, with the same statement.
    lockAndFind: async (sessionId) => {
      const row = await db
        .updateTable('sessions')
        .set((session) => ({ expires_at: session.ref('expires_at') }))
        .where('session_id', '=', sessionId)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    exists: async (sessionId, userId, now) => {
      const { rows } = await selectLive(db, { sessionId, userId, now });
      return rows.length > 0;
    },
    rotate: async (session) => {
      await db.updateTable('sessions').set(toRow(session)).where('session_id', '=', session.sessionId).execute();
    },
    end: async (sessionId) => {
      await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
    },
    endAllOf: async (userId) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
  };
}

function toRow(session: Session): Omit<SessionRow, 'created_at'> {
  return {
    session_id: session.sessionId,
    user_id: session.userId,
    token_hash: session.tokenHash,
    attempt_id: session.attemptId,
    previous_token_hash: session.previousTokenHash,
    rotated_at: session.rotatedAt,
    expires_at: session.expiresAt,
  };
}

function fromRow(row: SessionRow): Session {
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    tokenHash: row.token_hash,
    attemptId: row.attempt_id,
    previousTokenHash: row.previous_token_hash,
    rotatedAt: row.rotated_at,
    expiresAt: row.expires_at,
  };
}
