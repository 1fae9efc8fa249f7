import { createHash } from 'node:crypto';
import { ok } from '../../core/domain/result.ts';
import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work/ports.ts';

/** `attemptId` names the attempt, so that a page that never heard the answer can send it again; null where it is not named. */
export type SendSupportRequest = (request: CheckedSupportRequest, attemptId: string | null) => Promise<void>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly makeId: () => string;
  /** Where the staff read. */
  readonly supportEmail: string;
}

/** No question is lost because another person's attempt has the same name: the key covers the question as well. */
function attemptKeyOf(attemptId: string, request: CheckedSupportRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([attemptId, request]))
    .digest('base64url');
}

/** Keeps a question to customer service, and posts it to the staff; one attempt once, however often it is sent. */
export function makeSendSupportRequest({ unitOfWork, clock, makeId, supportEmail }: Deps): SendSupportRequest {
  return async (request, attemptId) => {
    const attemptKey = attemptId === null ? null : attemptKeyOf(attemptId, request);
    await unitOfWork.run<undefined, never>(async ({ supportRequests, outbox }) => {
      const now = clock.now();
      const stored = { ...request, requestId: makeId() };
      const isNew = await supportRequests.insert(stored, attemptKey, now);
      if (isNew) await outbox.post({ kind: 'supportRequest', to: supportEmail, request: stored }, now);
      return ok(undefined);
    });
  };
}
