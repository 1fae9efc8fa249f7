import type { Kysely } from 'kysely';
import type { SupportTables } from './tables.ts';
import type { SupportStore } from './ports.ts';

/** Questions to customer service in the database. */
export function makeKyselySupportStore(db: Kysely<SupportTables>): SupportStore {
  return {
    insert: async ({ requestId, requestType, name, email, phoneNumber, supportInformation }, attemptKey, at) => {
      const inserted = await db
        .insertInto('support_requests')
        .values({
          request_id: requestId,
          request_type: requestType,
          name,
          email,
          phone_number: phoneNumber,
          support_information: supportInformation,
          received_at: at,
          attempt_key: attemptKey,
        })
        .onConflict((conflict) => conflict.column('attempt_key').doNothing())
        .returning('request_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
  };
}
