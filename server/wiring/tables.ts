import type { KeyTables } from '../keys/tables.ts';
import type { LimitTables } from '../limits/tables.ts';
import type { PeopleTables } from '../people/tables.ts';
import type { TrailTables } from '../trail/tables.ts';

/**
 * All tables as Kysely sees them; each area declares its own in its `tables.ts`. The schema uses only what SQLite and PostgreSQL share: ids
 * as text, instants as epoch milliseconds, calendar dates as `YYYY-MM-DD`, JSON as text, booleans as 1 and 0.
 */
export interface Tables extends PeopleTables, KeyTables, LimitTables, TrailTables {}
