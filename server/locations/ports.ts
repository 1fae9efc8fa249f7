import type { LocationAnswer } from '../../core/api/payloads.ts';
import type { Result } from '../../core/domain/result.ts';

/** Why a source of places says nothing: no such zip that it knows, or it cannot be asked now. */
export type NoPlace = 'unknown-zip' | 'unavailable';

/** Looks up which places a ZIP of five digits covers. */
export interface PlaceSource {
  find(zip: string): Promise<Result<LocationAnswer, NoPlace>>;
}
