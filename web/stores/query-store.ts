import type { AppError } from '../../core/domain/error-codes.ts';
import type { Fetched, Query } from '../../core/use-cases/query.ts';
import { observed } from './observed.ts';

/** Something fetched: profiles, one profile, one result. */
export class QueryStore<Value> {
  private readonly state: () => Fetched<Value>;
  private readonly query: Query<Value>;

  constructor(query: Query<Value>) {
    this.query = query;
    this.state = observed(query);
  }

  /** Null until fetched. */
  get value(): Value | null {
    return this.state().value;
  }

  get errors(): readonly AppError[] {
    return this.state().errors;
  }

  /** True from the first render on if there is nothing to show yet. */
  get isBusy(): boolean {
    const { value, errors, isBusy } = this.state();
    return isBusy || (value === null && errors.length === 0);
  }

  /** Fetches the value, or refetches it. */
  readonly load = (): void => void this.query.load();
}
