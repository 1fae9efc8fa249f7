import { ok } from '../../core/domain/result.ts';
import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type SendSupportRequest = (request: CheckedSupportRequest) => Promise<void>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly makeId: () => string;
  /** Where the staff read. */
  readonly supportEmail: string;
}

/** Keeps a question to customer service, and posts it to the staff. */
export function makeSendSupportRequest({ unitOfWork, clock, makeId, supportEmail }: Deps): SendSupportRequest {
  return async (request) => {
    await unitOfWork.run<undefined, never>(async ({ supportRequests, outbox }) => {
      const now = clock.now();
      const stored = { ...request, requestId: makeId() };
      await supportRequests.insert(stored, now);
      await outbox.post({ kind: 'supportRequest', to: supportEmail, request: stored }, now);
      return ok(undefined);
    });
  };
}
