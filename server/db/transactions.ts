import type { Result } from '../../core/domain/result.ts';

/** What may be done with a transaction whose outcome is unknown. */
export interface RunTerms {
  /**
   * Running the work again after it was committed changes nothing and gives the same result, because it finds its own rows by their id.
   * It must write in every run: only a transaction that wrote waits for the standby.
   */
  readonly isIdempotent?: boolean;
}

/** Runs work as one transaction: committed when it succeeds, rolled back when it is rejected or throws. */
export interface Transactions<Stores> {
  /**
   * Statements of the stores that are started together run in that order, and reach PostgreSQL together. A write may be sent later, and
   * then fails with the transaction.
   *
   * `work` may run again after a conflict with another transaction or a broken connection, so it must await only the stores. A
   * statement that is left to run when the transaction has ended fails. Rejects with
   * `DatabaseUnavailable` while the database is away.
   */
  run<Value, Rejection>(
    work: (stores: Stores) => Promise<Result<Value, Rejection>>,
    terms?: RunTerms,
  ): Promise<Result<Value, Rejection>>;
}
