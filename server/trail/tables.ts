/** The table of events that commands of operators leave for a server, as Kysely sees it. */
export interface TrailTables {
  readonly operator_events: OperatorEventRow;
}

/** A security event; `line` is JSON, with pseudonyms. */
export interface OperatorEventRow {
  readonly event_id: string;
  readonly at: number;
  readonly line: string;
}
