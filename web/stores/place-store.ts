import type { PlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import { QUIET, type PlaceState } from '../../core/use-cases/profile/place-state.ts';
import { observed } from './observed.ts';

/** The state of a form's zip lookup. */
export class PlaceStore {
  /** Null until it is loaded; before that nothing is looked up. */
  readonly finder: PlaceFinder | null;
  private readonly read: () => PlaceState;

  constructor(finder: PlaceFinder | null) {
    this.finder = finder;
    this.read = finder === null ? () => QUIET : observed(finder);
  }

  get state(): PlaceState {
    return this.read();
  }
}
