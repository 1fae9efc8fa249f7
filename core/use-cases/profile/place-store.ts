import type { PlaceMemory } from './place-memory.ts';
import { QUIET, type PlaceMessage, type PlaceState } from './place-state.ts';

/** The state of a finder, which can be watched, and what is said in it. */
export interface PlaceStore {
  /** The same object until something changes. */
  readonly state: () => PlaceState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly become: (patch: Partial<PlaceState>) => void;
  readonly say: (message: PlaceMessage | null) => void;
  /** Says what in the form does not match the zip, or must still be chosen. */
  readonly sayWhatIsOpen: () => void;
  /** Other fields than the zip changed: what is said follows them, and nothing new is said while the person types. */
  readonly review: () => void;
}

/** The state of a finder that says nothing yet. `zip` gives the zip in the form; null without one. */
export function makePlaceStore(memory: PlaceMemory, zip: () => string | null): PlaceStore {
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
