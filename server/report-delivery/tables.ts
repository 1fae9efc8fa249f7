/** The tables of reporting, as Kysely sees them. */
export interface ReportTables {
  readonly reports: ReportRow;
  readonly report_events: ReportEventRow;
}

/** A report. Of an anonymous one no column holds anything that says who was tested; `test_id` leads to the result alone. */
export interface ReportRow {
  readonly report_id: string;
  readonly test_id: string;
  readonly form: string;
  readonly state: string;
  /** Names the test to the receiver: random, because a guest's test id gives access to the test. */
  readonly specimen_id: string;
  readonly file_name: string;
  /** Written once, so that every try sends the same. */
  readonly message: string;
  /** What the message says, as JSON. */
  readonly fields: string;
  /** What the receiver calls it; null before it was handed over, and where the receiver says nothing. */
  readonly receipt: string | null;
  /** Code of what went wrong last; null while nothing has. */
  readonly failure: string | null;
  /** Deliveries that were tried and whose end is known. */
  readonly tries: number;
  readonly created_at: number;
  /** When it came into its state. */
  readonly changed_at: number;
}

/** One step on a report's way; `position` counts from 0. */
export interface ReportEventRow {
  readonly report_id: string;
  readonly position: number;
  readonly state: string;
  readonly at: number;
  readonly failure: string | null;
  /** What the authority said, as a JSON list. */
  readonly remarks: string;
}
