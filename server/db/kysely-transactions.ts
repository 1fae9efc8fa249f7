import { PostgresAdapter, type Kysely } from 'kysely';
import type { Result } from '../../core/domain/result.ts';
import { MAX_ATTEMPTS, needsNewConnection } from './database-unavailable.ts';
import { runPipelined } from './pipeline.ts';
import type { RunTerms, Transactions } from './transactions.ts';

/** PostgreSQL's "serialization failure" and "deadlock detected", after which the transaction can be retried. */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Thrown inside a transaction to roll it back, with the rejection to return. */
class Rejected extends Error {
  readonly result: Result<never, unknown>;
  constructor(result: Result<never, unknown>) {
    super('The transaction was rejected.');
    this.result = result;
  }
}

/** A transaction whose commit may have been done is repeated only if it may run twice. */
function isRetryable(error: unknown, isIdempotent: boolean): boolean {
  if (needsNewConnection(error)) return isIdempotent || !error.isOutcomeUnknown;
  return error instanceof Error && 'code' in error && RETRYABLE_CODES.has(error.code);
}

export interface TransactionDeps<Tables, Stores, Note> {
  /** Makes the stores of a transaction. What they note is passed on after the commit, each note once. */
  readonly makeStores: (transaction: Kysely<Tables>, note: (note: Note) => void) => Stores;
  readonly onCommitted: (note: Note) => void;
}

/** Only PostgreSQL is on another machine, where each round trip takes time. */
function runOnce<Tables, Value>(db: Kysely<Tables>, work: (transaction: Kysely<Tables>) => Promise<Value>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? runPipelined(db, work) : db.transaction().execute(work);
}

/** Transactions on the database, over the stores of each. */
export function makeKyselyTransactions<Tables, Stores, Note>(
  db: Kysely<Tables>,
  { makeStores, onCommitted }: TransactionDeps<Tables, Stores, Note>,
): Transactions<Stores> {
  return {
    run: async <Value, Rejection>(
      work: (stores: Stores) => Promise<Result<Value, Rejection>>,
      { isIdempotent = false }: RunTerms = {},
    ) => {
      const notes = new Set<Note>();
      const once = async (transaction: Kysely<Tables>) => {
        notes.clear();
        const result = await work(makeStores(transaction, (note) => void notes.add(note)));
        if (!result.ok) throw new Rejected(result);
        return result;
      };
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await runOnce(db, once);
          for (const note of notes) onCommitted(note);
          return result;
        } catch (error) {
          if (error instanceof Rejected) return error.result as Result<Value, Rejection>;
          if (attempt >= MAX_ATTEMPTS || !isRetryable(error, isIdempotent)) throw error;
        }
      }
    },
  };
}
