import type { LocationResponse } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/** The places of a zip of five digits (product.md section 4, "Profile form"). */
export interface LocationLookup {
  /** Fails with INVALID_ZIP for an unknown zip. A failure must not keep a form from being saved. */
  lookUp(zip: string): Promise<Result<LocationResponse, AppError>>;
}

export const LOCATION_CALLS = {
  lookUp: { route: 'lookUpLocation', takes: ['zip'] },
} as const satisfies PortCalls<LocationLookup>;
