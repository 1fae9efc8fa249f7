import { ok } from '../../core/domain/result.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import { rejection, type FaultInjector } from './fault-injector.ts';
import { MEMORY_PLACES } from './memory-places.ts';

/** The places of a few zips, in memory. */
export function makeMemoryLocationLookup(faults: FaultInjector, places = MEMORY_PLACES): LocationLookup {
  return {
    lookUp: (zip) =>
      faults.answer('lookUpLocation', null, () => {
        const place = places.find((known) => known.zip === zip);
        return place === undefined ? rejection('lookUpLocation', 404) : ok(place);
      }),
  };
}
