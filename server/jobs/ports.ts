import type { Result } from '../../core/domain/result.ts';

/** The contents of a job, as JSON can hold them; each kind is declared beside the code that executes it. */
export interface JobPayload {
  readonly kind: string;
}

/** When a job is due and until when it is valid. Instants in epoch milliseconds. */
export interface JobTerms {
  /** When it is tried first; at once if missing. */
  readonly dueAt?: number;
  /** When it is given up as useless, such as at the expiry of its code; never if missing. */
  readonly expiresAt?: number;
  /** A waiting job of the same subject is dropped, such as one with a code that is no longer valid. */
  readonly subject?: string;
  /** The account of a message to an address that others may share; by default the address or report in the payload. */
  readonly about?: string;
}

/** Stores jobs in the transaction that causes them: no job of a committed transaction is lost, none of a rolled-back one is executed. */
export interface Outbox<Payload extends JobPayload> {
  post(payload: Payload, at: number, terms?: JobTerms): Promise<void>;
  /** Removes the waiting jobs with this payload. False if a worker has leased one at `now`: that one stays. */
  cancel(payload: Payload, now: number): Promise<boolean>;
}

/** The call that posts a job. */
export interface JobOrigin {
  /** As in the log; null outside of calls. */
  readonly requestId: string | null;
  /** The current span as a W3C `traceparent`; null without tracing. */
  readonly traceParent: string | null;
}

/** A job that a worker has claimed. */
export interface Job<Of extends JobPayload> {
  readonly jobId: string;
  readonly message: Of;
  /** The contents cannot be read: of the message, only the kind is known. */
  readonly isUnreadable?: true;
  readonly postedAt: number;
  /** When it is given up as useless, in epoch milliseconds; null for never. */
  readonly expiresAt: number | null;
  /** The number of tries, including this one. */
  readonly tries: number;
  readonly origin: JobOrigin;
}

/** Why a delivery failed: a code of the transport, never an address. After a final failure, retrying is useless. */
export interface DeliveryFailure {
  readonly code: string;
  readonly isFinal: boolean;
  /** Nothing is wrong, it is only too early: not logged. */
  readonly isEarly?: boolean;
}

/** Executes a job, such as passing a message to the mail server. */
export type Deliver<Of extends JobPayload> = (job: Job<Of>) => Promise<Result<void, DeliveryFailure>>;

/** The waiting jobs of one queue. Instants are those of the server's clock. */
export interface JobQueue<Of extends JobPayload> {
  /** Leases up to `limit` due jobs for `leaseMs`; a job whose lease expires is due again. */
  claim(limit: number, leaseMs: number, now: number): Promise<readonly Job<Of>[]>;
  /** Marks a job as delivered and erases its contents. */
  finish(jobId: string): Promise<void>;
  /** Postpones a job until `dueAt`, unless another worker has leased it meanwhile. */
  postpone(job: Pick<Job<Of>, 'jobId' | 'tries'>, dueAt: number): Promise<void>;
  /** Marks a job as failed and erases its contents, such as a code. */
  giveUp(jobId: string): Promise<void>;
  /**
   * Makes leased jobs due again and does not count their aborted try, because their worker is gone. Jobs that wait for a retry are not
   * changed. Only for the single process of an embedded database.
   */
  takeBackLeased(): Promise<void>;
  /** Deletes the jobs of every queue that ended this way and were posted before an instant. */
  sweep(ended: 'delivered' | 'failed', before: number): Promise<void>;
}

/** How a try to execute a job ended: `early` waits for something that is not there yet, `unsettled` met a database that is away. */
export type TryOutcome = 'delivered' | 'retried' | 'early' | 'givenUp' | 'unsettled';

/** Counts the tries to execute jobs, by the kind of job. */
export interface TryCount {
  (kind: string, outcome: TryOutcome, seconds: number): void;
}
