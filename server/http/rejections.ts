import type { FieldError } from '../../core/domain/error-codes.ts';
import type { TooManyHolds } from '../devices/hold-device.ts';
import type { ImpossibleTimes } from '../results/store-submission.ts';
import { unprocessable, type ProblemDraft } from './problem.ts';

/** Why a use-case rejects a call. */
export type Rejection =
  | 'unknown-test'
  | 'device-held'
  | 'other-result'
  | 'owned-elsewhere'
  | 'unknown-profile'
  | 'too-young'
  | ImpossibleTimes
  | TooManyHolds;

const field = (name: string): readonly FieldError[] => [{ field: name, code: 'INVALID_REQUEST' }];

/** A rejection as an answer; `testIdField` is the field of the call that held the test id. */
export function rejectionProblem(rejection: Rejection, testIdField: string): ProblemDraft {
  if (typeof rejection === 'object') {
    if ('fields' in rejection) return unprocessable(rejection.fields);
    return { status: 429, code: 'TOO_MANY_CASSETTES', ...rejection };
  }
  switch (rejection) {
    case 'too-young':
      return unprocessable([{ field: 'profileId', code: 'INVALID_AGE' }]);
    case 'unknown-test':
      return unprocessable(field(testIdField));
    case 'device-held':
      return {
        status: 409,
        code: 'PREVIOUSLY_USED_DEVICE',
        fields: [{ field: 'deviceId', code: 'PREVIOUSLY_USED_DEVICE' }],
      };
    case 'owned-elsewhere':
      return { status: 404, code: 'TEST_RESULT_NOT_FOUND' };
    case 'unknown-profile':
      return { status: 404, code: 'PROFILE_NOT_FOUND' };
    case 'other-result':
      return { status: 409, code: 'RESULT_ALREADY_SAVED', fields: [{ field: 'result', code: 'RESULT_ALREADY_SAVED' }] };
  }
}
