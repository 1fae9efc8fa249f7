import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';

/** A question to customer service. */
export interface StoredSupportRequest extends CheckedSupportRequest {
  readonly requestId: string;
}

/** Questions to customer service. `at` in epoch milliseconds. */
export interface SupportStore {
  /**
   * Keeps a question, unless there is one of that attempt already; says whether it was kept. `attemptKey` is null where the attempt was
   * not named.
   */
  insert(request: StoredSupportRequest, attemptKey: string | null, at: number): Promise<boolean>;
}
