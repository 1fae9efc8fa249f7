import type { LocationAnswer } from '../../core/api/payloads.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { PlaceSource } from './ports.ts';

/** Which places a zip covers, by the first source that knows. Fails with `unknown-zip` when none does. */
export type LookUpLocation = (zip: string) => Promise<Result<LocationAnswer, 'unknown-zip'>>;

/** A source that fails or does not know leaves the word to the next: a form never waits for what is broken. */
export function makeLookUpLocation(sources: readonly PlaceSource[]): LookUpLocation {
  return async (zip) => {
    for (const source of sources) {
      const found = await source.find(zip);
      if (found.ok) return ok(found.value);
    }
    return err('unknown-zip');
  };
}
