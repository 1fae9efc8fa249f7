import type { StateCode } from '../../domain/choice-lists.ts';
import type { PlaceMemory } from './place-memory.ts';

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

/** The state of a finder, which can be watched, and what is said in it. */
export interface PlaceDesk {
  /** The same object until something changes. */
  readonly state: () => PlaceState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly become: (patch: Partial<PlaceState>) => void;
  readonly say: (message: PlaceMessage | null) => void;
  /** Says what in the form is not of the zip, or has yet to be chosen. */
  readonly sayWhatIsOpen: () => void;
  /** Other fields than the zip changed: what is said follows them, and nothing new is said while somebody types. */
  readonly review: () => void;
}

/** A quiet desk over what is known of the zip that `zip` tells. */
export function makePlaceDesk(memory: PlaceMemory, zip: () => string | null): PlaceDesk {
  const listeners = new Set<() => void>();
  let state = QUIET;

  function become(patch: Partial<PlaceState>): void {
    const next = { ...state, ...patch };
    if ((Object.keys(next) as (keyof PlaceState)[]).every((name) => next[name] === state[name])) return;
    state = next;
    listeners.forEach((listener) => listener());
  }

  function say(message: PlaceMessage | null): void {
    const places = message === null ? null : memory.placesOf(zip());
    become({ message, offered: places?.localities ?? QUIET.offered, offeredState: places?.state ?? null });
  }

  const lacking = (): PlaceMessage | null => {
    if (memory.lacksChoice(zip())) return 'chooseCity';
    return memory.openCounties(zip()) === null ? null : 'chooseCounty';
  };
  const sayWhatIsOpen = (): void => say(memory.mismatch(zip()) ?? lacking());

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become,
    say,
    sayWhatIsOpen,
    review: () => {
      if (state.isFilled) become({ isFilled: memory.isFilled() });
      if (state.message === 'chooseCity' || state.message === 'chooseCounty') say(lacking());
      else if (state.message === 'city' || state.message === 'state') say(memory.mismatch(zip()));
    },
  };
}
