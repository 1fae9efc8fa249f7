import { codeOf, DatabaseUnavailable, type UnavailableReason } from './database-unavailable.ts';

/** The reasons behind SQLite's codes; any other code is a mistake in a statement. */
const REASONS: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY/, 'readOnly'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'diskError'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
];

/** A failure of SQLite as one of the database; any other error as it is. */
export function sqliteFailure(error: unknown): unknown {
  const code = codeOf(error);
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  return reason === undefined ? error : new DatabaseUnavailable(reason, { code });
}
