import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeEmbeddedPlaces } from '../locations/embedded-places.ts';
import { makeGeocoderPlaces } from '../locations/geocoder-places.ts';
import { makeLookUpLocation } from '../locations/look-up-location.ts';

/** The sources of places: the configured maps service, and the embedded data. */
export const locationsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.locationUseCases)
    .toDynamicValue((context) => {
      const { geocoder } = context.get(TOKENS.config);
      const embedded = makeEmbeddedPlaces();
      const sources = geocoder === null ? [embedded] : [makeGeocoderPlaces(geocoder), embedded];
      return { lookUpLocation: makeLookUpLocation(sources) };
    })
    .inSingletonScope();
});
