import type { CredentialTables } from '../accounts/tables-credentials.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { DeviceTables } from '../devices/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { KeyTables } from '../keys/tables.ts';
import type { LimitTables } from '../limits/tables.ts';
import type { ErasureTables } from '../people/tables.ts';
import type { ProfileTables } from '../profiles/tables.ts';
import type { ReportTables } from '../report-delivery/tables.ts';
import type { ResultTables } from '../results/tables.ts';
import type { SupportTables } from '../support/tables.ts';
import type { TrailTables } from '../trail/tables.ts';

/**
 * All tables as Kysely sees them; each area declares its own in its `tables.ts`. The schema uses only what SQLite and PostgreSQL share: ids
 * as text, instants as epoch milliseconds, calendar dates as `YYYY-MM-DD`, JSON as text, booleans as 1 and 0.
 */
export interface Tables
  extends
    AccountTables,
    CredentialTables,
    DeviceTables,
    ErasureTables,
    JobTables,
    KeyTables,
    LimitTables,
    ProfileTables,
    ReportTables,
    ResultTables,
    SupportTables,
    TrailTables {}
