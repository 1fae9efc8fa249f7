import type { StateCode } from '../../domain/choice-lists.ts';

/**
 * A message about the zip: it is unknown, looking it up failed, the city or state does not match it, or a city or a county must be
 * chosen.
 */
export type PlaceMessage = 'unknownZip' | 'lookupFailed' | 'city' | 'state' | 'chooseCity' | 'chooseCounty';

/** The state of looking up the place of a form. */
export interface PlaceState {
  readonly isLooking: boolean;
  /** The choices of the dialog "Select city from zipcode"; null while it is closed. */
  readonly localities: readonly string[] | null;
  /** The counties to choose from in the same dialog, once the city is known; null otherwise. */
  readonly counties: readonly string[] | null;
  readonly message: PlaceMessage | null;
  /** The places of the zip and its state, while the message is about them. */
  readonly offered: readonly string[];
  readonly offeredState: StateCode | null;
  /** The form still has all values that were filled in. */
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
