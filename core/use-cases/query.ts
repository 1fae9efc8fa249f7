import { makeCell, type Source } from '../cell.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** The state of fetched data: the last valid answer stays while it is fetched again, and when that fails. */
export interface Fetched<Value> {
  /** Null until fetched. */
  readonly value: Value | null;
  readonly errors: readonly AppError[];
  readonly isBusy: boolean;
}

/** Data that is fetched for a screen. */
export interface Query<Value> extends Source<Fetched<Value>> {
  /** Fetches the data, or fetches it again; the last of several concurrent calls counts. */
  readonly load: () => Promise<void>;
}

/** An empty list is no answer to keep when the next one fails: it would say that there is nothing. */
function isEmpty(value: unknown): boolean {
  return (
    value !== null &&
    typeof value === 'object' &&
    Object.values(value).every((part) => part === false || (Array.isArray(part) && part.length === 0))
  );
}

/** A query for a call. `held` is the value that is already known. */
export function makeQuery<Value>(
  fetch: () => Promise<Result<Value, AppError>>,
  held: Value | null = null,
): Query<Value> {
  const { state, subscribe, set } = makeCell<Fetched<Value>>({ value: held, errors: [], isBusy: false });
  let latest = 0;
  return {
    state,
    subscribe,
    load: async () => {
      latest += 1;
      const current = latest;
      set({ ...state(), errors: [], isBusy: true });
      const answer = await fetch();
      if (current !== latest) return;
      const before = state().value;
      set({
        value: answer.ok ? answer.value : isEmpty(before) ? null : before,
        errors: answer.ok ? [] : [answer.error],
        isBusy: false,
      });
    },
  };
}
