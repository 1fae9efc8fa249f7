/** The tables of what is to be delivered and of how often calls were made, as Kysely sees them. */
export interface JobTables {
  readonly jobs: JobRow;
}

/** One thing to deliver. */
export interface JobRow {
  readonly job_id: string;
}
