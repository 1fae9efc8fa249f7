/** State that can be read and observed. */
export interface Source<State> {
  /** The same object until something changes. */
  readonly state: () => State;
  /** Calls back after every change; the returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Holds one state, which is replaced as a whole. */
export interface Cell<State> extends Source<State> {
  readonly set: (next: State) => void;
}

/** A cell that starts with `initial`. */
export function makeCell<State>(initial: State): Cell<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      state = next;
      listeners.forEach((listener) => listener());
    },
  };
}
