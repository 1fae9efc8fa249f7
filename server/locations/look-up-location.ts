import type { LocationAnswer } from '../../core/api/payloads.ts';
import { countiesOfCity } from '../../core/domain/place-of-zip.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { PlaceSource } from './ports.ts';

/** Which places a zip covers, by the first source that knows. Fails with `unknown-zip` when none does. */
export type LookUpLocation = (zip: string) => Promise<Result<LocationAnswer, 'unknown-zip'>>;

/** A maps service knows one county of a zip: which of its localities lie in others, the embedded data say. */
function withCityCounties(answer: LocationAnswer, known: LocationAnswer | null): LocationAnswer {
  if (answer.cityCounties !== undefined || known?.cityCounties === undefined || known.state !== answer.state) {
    return answer;
  }
  const cityCounties = answer.localities.map((locality) => countiesOfCity(known, locality));
  return { ...answer, counties: [...new Set([...answer.counties, ...known.counties])], cityCounties };
}

/**
 * A source that fails or does not know leaves the word to the next: a form never waits for what is broken. The last one holds the
 * embedded data.
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
