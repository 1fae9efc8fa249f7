import type { StateCode } from '../../domain/choice-lists.ts';
import type { FormSpec } from '../../forms/form.ts';

/**
 * A message about the zip: it is unknown, looking it up failed, the city or state does not match it, or a city or a county must be
 * chosen.
 */
export type PlaceMessage = 'unknownZip' | 'lookupFailed' | 'city' | 'state' | 'chooseCity' | 'chooseCounty';

/** A question of the dialog "Select city from zipcode": which city, and once that is known, which county. */
export interface PlaceQuestion {
  readonly kind: 'city' | 'county';
  readonly choices: readonly string[];
  /** The choice that means none of them. */
  readonly none: string;
  /** The form's only field. */
  readonly field: string;
  /** Requires one of the choices, or `none`. */
  readonly form: FormSpec<string>;
}

/** The state of looking up the place of a form. */
export interface PlaceState {
  readonly isLooking: boolean;
  /** The question of the open dialog; null while it is closed. */
  readonly question: PlaceQuestion | null;
  readonly message: PlaceMessage | null;
  /** The places of the zip and its state, while the message is about them. */
  readonly offered: readonly string[];
  readonly offeredState: StateCode | null;
  /** The form still has all values that were filled in. */
  readonly isFilled: boolean;
}

export const QUIET: PlaceState = {
  isLooking: false,
  question: null,
  message: null,
  offered: [],
  offeredState: null,
  isFilled: false,
};
