import type { CredentialTables } from '../accounts/tables-credentials.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { DeviceTables } from '../devices/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { ProfileTables } from '../profiles/tables.ts';
import type { ReportTables } from '../report-delivery/tables.ts';
import type { ResultTables } from '../results/tables.ts';
import type { SupportTables } from '../support/tables.ts';

/** The table of erasures, as Kysely sees it. */
export interface ErasureTables {
  readonly erasures: ErasureRow;
}

/** An erasure: what is left of it, which identifies no one. */
export interface ErasureRow {
  readonly erasure_id: string;
  readonly erased_at: number;
  /** How much was removed of each kind, as JSON. */
  readonly counts: string;
}

/** Every table that may hold something about a person. */
export interface PeopleTables
  extends
    AccountTables,
    CredentialTables,
    DeviceTables,
    ErasureTables,
    JobTables,
    ProfileTables,
    ReportTables,
    ResultTables,
    SupportTables {}
