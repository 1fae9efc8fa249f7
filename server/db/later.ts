import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** A statement whose result is not awaited. */
interface StatementForLater extends CompiledQuery {
  readonly isForLater: true;
}

/** Whether the result of a statement is not awaited. */
export function isForLater(statement: CompiledQuery): statement is StatementForLater {
  return 'isForLater' in statement;
}

/** `runLater` for a compiled statement. */
export async function executeLater<Schema>(db: Kysely<Schema>, statement: CompiledQuery): Promise<void> {
  const forLater: StatementForLater = { ...statement, isForLater: true };
  await db.executeQuery(forLater);
}

/**
 * Runs a statement of which only the failure matters. In a transaction on PostgreSQL, it is sent together with the next statement whose
 * result is awaited, or with the commit, which fails when it fails. Anywhere else it runs at once.
 */
export async function runLater<Schema, Row>(db: Kysely<Schema>, statement: Compilable<Row>): Promise<void> {
  await executeLater(db, statement.compile());
}
