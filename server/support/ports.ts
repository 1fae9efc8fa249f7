import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';

/** A question to customer service. */
export interface StoredSupportRequest extends CheckedSupportRequest {
  readonly requestId: string;
}

/** Questions to customer service. `at` in epoch milliseconds. */
export interface SupportStore {
  insert(request: StoredSupportRequest, at: number): Promise<void>;
}
