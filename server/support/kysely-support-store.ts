import type { Kysely } from 'kysely';
import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { SupportTables } from './tables.ts';

/** A question to customer service. */
interface StoredSupportRequest extends CheckedSupportRequest {
  readonly requestId: string;
}

/** Questions to customer service in the database. */
export function makeKyselySupportStore(db: Kysely<SupportTables>) {
  return {
    /**
     * Stores a question unless the attempt has stored one already; returns whether it was stored. `attemptKey` is null if the client sent no
     * attempt id.
     */
    insert: async (
      { requestId, requestType, name, email, phoneNumber, supportInformation }: StoredSupportRequest,
      attemptKey: string | null,
      at: number,
    ): Promise<boolean> => {
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

export type SupportStore = ReturnType<typeof makeKyselySupportStore>;
