import { makeCell, type Source } from '../../cell.ts';
import type { PlaceMemory } from './place-memory.ts';
import { QUIET, type PlaceMessage, type PlaceState } from './place-state.ts';

/** The observable state of a finder, and its messages. */
export interface PlaceStore extends Source<PlaceState> {
  readonly set: (patch: Partial<PlaceState>) => void;
  readonly show: (message: PlaceMessage | null) => void;
  /** Reports what does not match the zip, or must still be chosen. */
  readonly showOpenQuestion: () => void;
  /** Call after other fields than the zip changed: updates the message, but shows no new one while the person types. */
  readonly review: () => void;
}

/** A store without a message. `zip` returns the zip in the form; null without one. */
export function makePlaceStore(memory: PlaceMemory, zip: () => string | null): PlaceStore {
  const cell = makeCell(QUIET);
  const { state, subscribe } = cell;

  function set(patch: Partial<PlaceState>): void {
    const [before, next] = [state(), { ...state(), ...patch }];
    if ((Object.keys(next) as (keyof PlaceState)[]).some((name) => next[name] !== before[name])) cell.set(next);
  }

  function show(message: PlaceMessage | null): void {
    const places = message === null ? null : memory.placesOf(zip());
    set({ message, offered: places?.localities ?? QUIET.offered, offeredState: places?.state ?? null });
  }

  const lacking = (): PlaceMessage | null => {
    if (memory.lacksChoice(zip())) return 'chooseCity';
    return memory.openCounties(zip()) === null ? null : 'chooseCounty';
  };
  const showOpenQuestion = (): void => show(memory.mismatch(zip()) ?? lacking());

  return {
    state,
    subscribe,
    set,
    show,
    showOpenQuestion,
    review: () => {
      if (state().isFilled) set({ isFilled: memory.isFilled() });
      const { message } = state();
      if (message === 'chooseCity' || message === 'chooseCounty') show(lacking());
      else if (message === 'city' || message === 'state') show(memory.mismatch(zip()));
    },
  };
}
