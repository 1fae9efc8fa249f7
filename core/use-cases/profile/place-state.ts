import type { StateCode } from '../../domain/choice-lists.ts';

/**
 * What the form is told about its zip: nobody knows it, it could not be looked up, the city or state entered is not of it, or one of
 * its several cities, or of the several counties of its city, has yet to be chosen.
 */
export type PlaceMessage = 'unknownZip' | 'lookupFailed' | 'city' | 'state' | 'chooseCity' | 'chooseCounty';

/** Where looking up the place of a form stands. */
export interface PlaceState {
  readonly isLooking: boolean;
  /** The dialog "Select city from zipcode" asks for one of these; null while it is closed. */
  readonly localities: readonly string[] | null;
  /** The same dialog asks for one of these counties, once the city is known; null while it does not. */
  readonly counties: readonly string[] | null;
  readonly message: PlaceMessage | null;
  /** The places of the zip and its state, while the message is about them. */
  readonly offered: readonly string[];
  readonly offeredState: StateCode | null;
  /** What was looked up stands in the form as it was filled in. */
  readonly isFilled: boolean;
}

export const QUIET: PlaceState = {
  isLooking: false,
  localities: null,
  counties: null,
  message: null,
  offered: [],
  offeredState: null,
  isFilled: false,
};
