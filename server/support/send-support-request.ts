import { createHash } from 'node:crypto';
import { ok } from '../../core/domain/result.ts';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** `attemptId` identifies the attempt for a retry after a lost answer; null if the client sent none. */
export type SendSupportRequest = (request: CheckedSupportRequest, attemptId: string | null) => Promise<void>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly makeId: () => string;
  /** The address of the staff. */
  readonly supportEmail: string;
}

/** The key includes the question, so that two people with the same attempt id do not lose one. */
function attemptKeyOf(attemptId: string, request: CheckedSupportRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([attemptId, request]))
    .digest('base64url');
}

/** Stores a question to customer service and sends it to the staff, once per attempt. */
export function makeSendSupportRequest({ unitOfWork, clock, makeId, supportEmail }: Deps): SendSupportRequest {
  return async (request, attemptId) => {
    const attemptKey = attemptId === null ? null : attemptKeyOf(attemptId, request);
    await unitOfWork.run<undefined, never>(async ({ supportRequests, outbox }) => {
      const now = clock.now();
      // In the form in which it is looked up.
      const stored = { ...request, email: normalizeEmail(request.email), requestId: makeId() };
      const isNew = await supportRequests.insert(stored, attemptKey, now);
      if (isNew) await outbox.post({ kind: 'supportRequest', to: supportEmail, request: stored }, now);
      return ok(undefined);
    });
  };
}
