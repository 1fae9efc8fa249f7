/** The tables of reporting, as Kysely sees them. */
export interface ReportTables {
  readonly reports: ReportRow;
  readonly report_events: ReportEventRow;
}

/** A report. No column of an anonymous one identifies the person; `test_id` leads only to the result. */
export interface ReportRow {
  readonly report_id: string;
  readonly test_id: string;
  readonly form: string;
  readonly state: string;
  /** Identifies the test to the receiver: random, because a guest's test id gives access to the test. */
  readonly specimen_id: string;
  readonly file_name: string;
  /** Formatted once, so that every try sends the same bytes. */
  readonly message: string;
  /** The fields of the message as JSON. */
  readonly fields: string;
  /** The receiver's id of the report; null before the delivery, and if the receiver returns none. */
  readonly receipt: string | null;
  /** The code of the last failure, or null. */
  readonly failure: string | null;
  /** The number of delivery tries with a known outcome. */
  readonly tries: number;
  /** Whether the hub forwards it to the person's state: 1 or 0; null where an older server wrote the row. */
  readonly reaches_state: number | null;
  readonly created_at: number;
  /** When it entered its state. */
  readonly changed_at: number;
  /** When it was delivered, the last time; null if it never was. */
  readonly sent_at: number | null;
}

/** One event in a report's history; `position` counts from 0. */
export interface ReportEventRow {
  readonly report_id: string;
  readonly position: number;
  readonly state: string;
  readonly at: number;
  readonly failure: string | null;
  /** The authority's remarks as a JSON list. */
  readonly remarks: string;
  /** The hub that received it, as JSON; null for other states, and where it is not known. */
  readonly hub: string | null;
  /** Who withdrew it and why, as JSON; null for other states. */
  readonly withdrawal: string | null;
}
