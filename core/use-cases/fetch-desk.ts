import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** What is known of something that is fetched: the last good answer stays while it is asked again, and when that fails. */
export interface Fetched<Value> {
  /** Null until it was fetched. */
  readonly value: Value | null;
  readonly errors: readonly AppError[];
  readonly isBusy: boolean;
}

/** Something that a screen fetches and shows. */
export interface FetchDesk<Value> {
  /** The same object until something changes. */
  readonly state: () => Fetched<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks, or asks again; of several calls under way the last one counts. */
  load(): Promise<void>;
  /** Puts what is now known in the place of what was fetched. */
  replace(value: Value): void;
}

/** A desk over a call. `held` is what is known already. */
export function makeFetchDesk<Value>(
  fetch: () => Promise<Result<Value, AppError>>,
  held: Value | null = null,
): FetchDesk<Value> {
  const listeners = new Set<() => void>();
  let state: Fetched<Value> = { value: held, errors: [], isBusy: false };
  let latest = 0;

  function become(next: Fetched<Value>): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      latest += 1;
      const asked = latest;
      become({ ...state, errors: [], isBusy: true });
      const answer = await fetch();
      if (asked !== latest) return;
      become({
        value: answer.ok ? answer.value : state.value,
        errors: answer.ok ? [] : [answer.error],
        isBusy: false,
      });
    },
    replace: (value) => become({ ...state, value }),
  };
}
