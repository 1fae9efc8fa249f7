import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizeEmail } from '../../../core/domain/validate-fields.ts';

/** Addresses with more than ASCII: what was not seen in them, or stood for a plain dash or space, was kept. */
const stored = (db: Kysely<unknown>, table: string) =>
  sql<{ email: string }>`select distinct email from ${sql.table(table)}
    where octet_length(email) <> length(email)`.execute(db);

/** Stores every address as it is searched for, so that its owner can log in with what they see. An address that is taken stays. */
export const cleanEmails: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const { email } of (await stored(db, 'users')).rows) {
      const cleaned = normalizeEmail(email);
      await sql`update users set email = ${cleaned} where email = ${email}
        and not exists (select 1 from users where email = ${cleaned})`.execute(db);
    }
    for (const { email } of (await stored(db, 'support_requests')).rows) {
      await sql`update support_requests set email = ${normalizeEmail(email)} where email = ${email}`.execute(db);
    }
  },
};
