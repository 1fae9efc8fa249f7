import type { ProfileTables } from '../profiles/tables.ts';
import type { ResultRow } from './result-columns.ts';

/** The tables of tests, their results and their progress, as Kysely sees them. */
export interface ResultTables {
  readonly tests: TestRow;
  readonly results: ResultRow;
  readonly progress_posts: ProgressRow;
}

/** The tables that the results of an account are read from: a result of a deleted profile shows its name. */
export interface RecordTables extends ResultTables, ProfileTables {}

/** A test id, from its first use on. */
export interface TestRow {
  readonly test_id: string;
  readonly issued_at: number;
  /** Written first in every transaction about a test, which makes transactions about one test wait for each other. */
  readonly last_call_at: number;
  /** When its result was deleted together with its report, so that the test is never reported again; else null. */
  readonly reported_at: number | null;
}

/** One progress post; the three key columns together are posted once. */
export interface ProgressRow {
  readonly test_id: string;
  readonly test_progress: string;
  readonly time_stamp: number;
  readonly is_reporting_result: number;
  readonly received_at: number;
}
