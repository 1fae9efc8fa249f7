import type { LocationResponse } from '../../core/api/payloads.ts';
import type { Result } from '../../core/domain/result.ts';

/** Why a source returns no places: it does not have the zip, or it cannot be queried. */
export type NoPlace = 'unknown-zip' | 'unavailable';

/** Looks up the places of a ZIP of five digits. */
export interface PlaceSource {
  find(zip: string): Promise<Result<LocationResponse, NoPlace>>;
}
