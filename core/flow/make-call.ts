import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { DeferredCall, SubmissionCall } from './pending-call.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { ResultApi } from '../ports/result-api.ts';

/** A call that submits a result. */
export type Submission = SubmissionCall;

/** Submits a result, at once or from the outbox; fails as the call does. */
export function makeSubmission(resultApi: ResultApi, call: Submission): Promise<Result<unknown, AppError>> {
  return call.kind === 'guestResult'
    ? resultApi.createAsGuest(call.submission)
    : resultApi.create(call.submission, call.ownerId);
}

/** Makes a deferred call about a test; fails as the call does. */
export function makeCall(
  { resultApi, deviceRegistry }: { readonly resultApi: ResultApi; readonly deviceRegistry: DeviceRegistry },
  call: DeferredCall,
): Promise<Result<unknown, AppError>> {
  switch (call.kind) {
    case 'progress':
      return resultApi.postProgress(call.post);
    case 'removal':
      return deviceRegistry.remove(call.deviceId, call.testId);
    case 'guestResult':
    case 'result':
      return makeSubmission(resultApi, call);
  }
}
