import { makeCell, type Source } from '../../cell.ts';
import type { PlaceMemory } from './place-memory.ts';
import { QUIET, type PlaceMessage, type PlaceState } from './place-state.ts';

/** The state of a finder, which can be watched, and what is said in it. */
export interface PlaceStore extends Source<PlaceState> {
  readonly become: (patch: Partial<PlaceState>) => void;
  readonly say: (message: PlaceMessage | null) => void;
  /** Says what in the form does not match the zip, or must still be chosen. */
  readonly sayWhatIsOpen: () => void;
  /** Other fields than the zip changed: what is said follows them, and nothing new is said while the person types. */
  readonly review: () => void;
}

/** The state of a finder that says nothing yet. `zip` gives the zip in the form; null without one. */
export function makePlaceStore(memory: PlaceMemory, zip: () => string | null): PlaceStore {
  const cell = makeCell(QUIET);
  const { state, subscribe } = cell;

  function become(patch: Partial<PlaceState>): void {
    const [before, next] = [state(), { ...state(), ...patch }];
    if ((Object.keys(next) as (keyof PlaceState)[]).some((name) => next[name] !== before[name])) cell.become(next);
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
    state,
    subscribe,
    become,
    say,
    sayWhatIsOpen,
    review: () => {
      if (state().isFilled) become({ isFilled: memory.isFilled() });
      const { message } = state();
      if (message === 'chooseCity' || message === 'chooseCounty') say(lacking());
      else if (message === 'city' || message === 'state') say(memory.mismatch(zip()));
    },
  };
}
