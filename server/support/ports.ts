import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';

/** A question to customer service. */
export interface StoredSupportRequest extends CheckedSupportRequest {
  readonly requestId: string;
}

/** Questions to customer service. `at` in epoch milliseconds. */
export interface SupportStore {
  /**
   * Stores a question unless the attempt has stored one already; returns whether it was stored. `attemptKey` is null if the client sent no
   * attempt id.
   */
  insert(request: StoredSupportRequest, attemptKey: string | null, at: number): Promise<boolean>;
}
