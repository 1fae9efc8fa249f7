import type { KyselyConfig, LogEvent } from 'kysely';

/** A statement has ended: its text without values, how long it took, and whether it failed. */
export interface StatementEnd {
  (text: string, milliseconds: number, hasFailed: boolean): void;
}

/** The part of Kysely's options that passes each statement on, without its values. */
export function logStatements(onStatement: StatementEnd | null): Pick<KyselyConfig, 'log'> {
  if (onStatement === null) return {};
  return {
    log: ({ level, query, queryDurationMillis }: LogEvent) =>
      onStatement(query.sql, queryDurationMillis, level === 'error'),
  };
}
