import type { Result } from '../../core/domain/result.ts';

/** Runs work as one transaction: committed when it succeeds, rolled back when it is refused or throws. */
export interface Transactions<Stores> {
  /** `work` may run again after a conflict with another transaction, so it must await only the stores. */
  run<Value, Refusal>(work: (stores: Stores) => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>>;
}
