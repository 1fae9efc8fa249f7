import type { SendSupportRequest } from './send-support-request.ts';

/** The use-cases about questions to customer service. */
export interface SupportUseCases {
  readonly sendSupportRequest: SendSupportRequest;
}
