import type { AppError } from '../domain/error-codes.ts';
import type { PersonalData } from '../domain/personal-data.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/** Everything that the server holds about an account. */
export interface PersonalDataApi {
  /** Uses the login of `ownerId`, or of the current user. Fails with INVALID_TOKEN if that user is not logged in. */
  get(ownerId?: string): Promise<Result<PersonalData, AppError>>;
}

export const PERSONAL_DATA_CALLS = {
  get: { route: 'getPersonalData', takes: ['@ownerId'] },
} as const satisfies PortCalls<PersonalDataApi>;
