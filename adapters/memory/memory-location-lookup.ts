import { ok } from '../../core/domain/result.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import { refusal, type MemoryGate } from './fault-injector.ts';
import { MEMORY_PLACES } from './memory-places.ts';

/** The places of a few zips, in memory. */
export function makeMemoryLocationLookup(gate: MemoryGate, places = MEMORY_PLACES): LocationLookup {
  return {
    lookUp: (zip) =>
      gate.answer('lookUpLocation', null, () => {
        const place = places.find((known) => known.zip === zip);
        return place === undefined ? refusal('lookUpLocation', 404) : ok(place);
      }),
  };
}
