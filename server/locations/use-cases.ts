import type { LookUpLocation } from './look-up-location.ts';

/** The use-cases about places. */
export interface LocationUseCases {
  readonly lookUpLocation: LookUpLocation;
}
