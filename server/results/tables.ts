import type { ProfileTables } from '../profiles/tables.ts';

/** The tables of tests, their results and their progress, as Kysely sees them. */
export interface ResultTables {
  readonly tests: TestRow;
  readonly results: ResultRow;
  readonly progress_posts: ProgressRow;
}

/** The tables that the results of an account are read from: a result of a deleted profile shows its name. */
export interface RecordTables extends ResultTables, ProfileTables {}

/** An issued test id. */
export interface TestRow {
  readonly test_id: string;
  readonly issued_at: number;
  /** Written first in every transaction about a test, which makes transactions about one test wait for each other. */
  readonly last_call_at: number;
  /** When its result was deleted together with its report, so that the test is never reported again; else null. */
  readonly reported_at: number | null;
}

/** A submitted test. */
export interface ResultRow {
  readonly test_id: string;
  readonly device_id: string;
  /** Which kit of the registry it is of. */
  readonly kit_id: string;
  /** What the device id is made of; null where an older server wrote the row and the split is not certain. */
  readonly serial_number: string | null;
  readonly lot_number: string | null;
  readonly result: string;
  readonly is_symptomatic: string;
  readonly symptom_onset_date: string;
  readonly test_date: number;
  readonly collected_at: number | null;
  readonly analysed_at: number | null;
  readonly utc_offset: number | null;
  readonly send_to_aims: number;
  readonly submit_to_cloud: number;
  /** JSON; `null` where an account entered the result. */
  readonly guest_info: string;
  /** The group that owns the result; null for a guest's. */
  readonly owner_group_id: string | null;
  readonly profile_id: string | null;
  readonly is_anonymous: number;
  /** How far the submitted times were ahead of the server's clock, in milliseconds; the stored times are corrected by it. */
  readonly clock_ahead_ms: number;
  /** Why it is not reported although that was requested; or null. */
  readonly not_reported: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

/** One progress post; the three key columns together are posted once. */
export interface ProgressRow {
  readonly test_id: string;
  readonly test_progress: string;
  readonly time_stamp: number;
  readonly is_reporting_result: number;
  readonly received_at: number;
}
