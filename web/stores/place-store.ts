import type { PlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import { QUIET, type PlaceState } from '../../core/use-cases/profile/place-state.ts';
import { observed } from './observed.ts';

/** Where looking up the place of a form's zip stands. */
export class PlaceStore {
  /** Null until it is loaded; nothing is found, or asked, before. */
  readonly finder: PlaceFinder | null;
  readonly #state: () => PlaceState;

  constructor(finder: PlaceFinder | null) {
    this.finder = finder;
    this.#state = finder === null ? () => QUIET : observed(finder);
  }

  get state(): PlaceState {
    return this.#state();
  }
}
