/** The table of jobs, as Kysely sees it. */
export interface JobTables {
  readonly jobs: JobRow;
}

/** One thing to deliver. */
export interface JobRow {
  /** Sorts in the order of posting. */
  readonly job_id: string;
  readonly kind: string;
  /** The name of its queue; jobs of one queue do not wait for another's. */
  readonly lane: string;
  /** `waiting`, `delivered` or `failed`. */
  readonly state: string;
  /** What is to be delivered, as JSON; it may hold a code, so it is erased at the end. */
  readonly payload: string | null;
  readonly posted_at: number;
  /** When it is tried next. A worker that takes it moves this forward, so that no other takes it until the lease runs out. */
  readonly due_at: number;
  /** Until when a worker has it; null for a job that no worker has. */
  readonly leased_until: number | null;
  /** From when on it is pointless; null where it never is. */
  readonly expires_at: number | null;
  /** What a newer job of the same subject replaces; it may hold an address, so it is erased at the end. */
  readonly subject: string | null;
  /** Tries begun so far. */
  readonly tries: number;
}
