import { makeCell, type Source } from '../cell.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** What is known of something that is fetched: the last valid answer stays while it is fetched again, and when that fails. */
export interface Fetched<Value> {
  /** Null until it was fetched. */
  readonly value: Value | null;
  readonly errors: readonly AppError[];
  readonly isBusy: boolean;
}

/** Something that is fetched for a screen. */
export interface Query<Value> extends Source<Fetched<Value>> {
  /** Fetches it, or fetches it again; of several calls under way the last one counts. */
  load(): Promise<void>;
}

/** A query over a call. `held` is what is known already. */
export function makeQuery<Value>(
  fetch: () => Promise<Result<Value, AppError>>,
  held: Value | null = null,
): Query<Value> {
  const { state, subscribe, become } = makeCell<Fetched<Value>>({ value: held, errors: [], isBusy: false });
  let latest = 0;
  return {
    state,
    subscribe,
    load: async () => {
      latest += 1;
      const current = latest;
      become({ ...state(), errors: [], isBusy: true });
      const answer = await fetch();
      if (current !== latest) return;
      become({
        value: answer.ok ? answer.value : state().value,
        errors: answer.ok ? [] : [answer.error],
        isBusy: false,
      });
    },
  };
}
