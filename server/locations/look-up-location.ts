import type { LocationResponse } from '../../core/api/payloads.ts';
import { countiesOfCity } from '../../core/domain/place-of-zip.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { PlaceSource } from './ports.ts';

/** Looks up the places of a zip in the first source that has it. Fails with `unknown-zip` when none does. */
export type LookUpLocation = (zip: string) => Promise<Result<LocationResponse, 'unknown-zip'>>;

/** Adds the counties of each locality from the embedded data, because a maps service returns only one county per zip. */
function withCityCounties(answer: LocationResponse, known: LocationResponse | null): LocationResponse {
  if (answer.cityCounties !== undefined || known?.cityCounties === undefined || known.state !== answer.state) {
    return answer;
  }
  const cityCounties = answer.localities.map((locality) => countiesOfCity(known, locality));
  return { ...answer, counties: [...new Set([...answer.counties, ...known.counties])], cityCounties };
}

/**
 * Tries the sources in order: the next one is used when a source fails or does not have the zip, so that a form never waits for a broken
 * one. The last one must be the embedded data.
 */
export function makeLookUpLocation(sources: readonly PlaceSource[]): LookUpLocation {
  return async (zip) => {
    for (const source of sources) {
      const found = await source.find(zip);
      if (!found.ok) continue;
      const embedded = source === sources.at(-1) ? null : await sources.at(-1)?.find(zip);
      return ok(withCityCounties(found.value, embedded?.ok === true ? embedded.value : null));
    }
    return err('unknown-zip');
  };
}
