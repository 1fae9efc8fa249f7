import type { AppError } from '../../core/domain/error-codes.ts';
import type { Fetched, Query } from '../../core/use-cases/query.ts';
import { observed } from './observed.ts';

/** Something fetched: profiles, one profile, one result. */
export class QueryStore<Value> {
  readonly #state: () => Fetched<Value>;
  readonly #query: Query<Value>;

  constructor(query: Query<Value>) {
    this.#query = query;
    this.#state = observed(query);
  }

  /** Null until it was fetched. */
  get value(): Value | null {
    return this.#state().value;
  }

  get errors(): readonly AppError[] {
    return this.#state().errors;
  }

  /** A screen that has nothing to show yet is busy from its first paint on. */
  get isBusy(): boolean {
    const { value, errors, isBusy } = this.#state();
    return isBusy || (value === null && errors.length === 0);
  }

  /** Fetches it, or fetches it again. */
  readonly load = (): void => void this.#query.load();
}
