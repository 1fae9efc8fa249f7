import type { Result } from '../../core/domain/result.ts';

/** Runs work as one transaction: committed when it succeeds, rolled back when it is rejected or throws. */
export interface Transactions<Stores> {
  /** `work` may run again after a conflict with another transaction, so it must await only the stores. */
  run<Value, Rejection>(work: (stores: Stores) => Promise<Result<Value, Rejection>>): Promise<Result<Value, Rejection>>;
}
