/** The table of jobs, as Kysely sees it. */
export interface JobTables {
  readonly jobs: JobRow;
}

/** One job. */
export interface JobRow {
  /** Sorts in the order of posting. */
  readonly job_id: string;
  readonly kind: string;
  /** The name of its queue; jobs of one queue do not wait for another's. */
  readonly queue: string;
  /** `waiting`, `delivered` or `failed`. */
  readonly state: string;
  /** The contents as JSON; they may include a code, so they are erased at the end. */
  readonly payload: string | null;
  readonly posted_at: number;
  /** When it is tried next. A worker that claims it moves this forward, so that no other claims it before the lease expires. */
  readonly due_at: number;
  /** When the lease expires; null for a job without a lease. */
  readonly leased_until: number | null;
  /** When it is given up as useless; null for never. */
  readonly expires_at: number | null;
  /** A newer job of the same subject replaces this one. It may include an address, so it is erased at the end. */
  readonly subject: string | null;
  /** The address, account or report that leads to the person it is about. Erased at the end. */
  readonly about: string | null;
  /** The number of started tries. */
  readonly tries: number;
  /** The id of the call that posted it; null for a job that no call posted. */
  readonly request_id: string | null;
  /** The span that posted it, as a W3C `traceparent`; null without tracing. */
  readonly trace_parent: string | null;
}
