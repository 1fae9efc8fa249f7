import type { LocationAnswer } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** Which places a zip of five digits covers (product.md section 4, "Profile form"). */
export interface LocationLookup {
  /** Fails with INVALID_ZIP for a zip that nobody knows; no failure ever keeps a form from being saved. */
  lookUp(zip: string): Promise<Result<LocationAnswer, AppError>>;
}
