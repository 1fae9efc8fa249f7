import type { Compilable, CompiledQuery, Kysely } from 'kysely';

const statements = new WeakSet<object>();

/** Whether the result of a statement is not awaited. */
export function isForLater(statement: CompiledQuery): boolean {
  return statements.has(statement);
}

/** `runLater` for a compiled statement, which must not be executed twice. */
export async function executeLater<Schema>(db: Kysely<Schema>, statement: CompiledQuery): Promise<void> {
  statements.add(statement);
  await db.executeQuery(statement);
}

/**
 * Runs a statement of which only the failure matters. In a transaction on PostgreSQL, it is sent together with the next statement whose
 * result is awaited, or with the commit, which fails when it fails. Anywhere else it runs at once.
 */
export async function runLater<Schema, Row>(db: Kysely<Schema>, statement: Compilable<Row>): Promise<void> {
  await executeLater(db, { ...statement.compile() });
}
