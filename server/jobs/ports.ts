import type { Language } from '../../core/domain/languages.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import type { StoredSupportRequest } from '../support/ports.ts';
import type { Result } from '../../core/domain/result.ts';

/** A message to a person, and where it goes: an email address, or a phone number of ten digits. */
export type PersonMessage =
  | { readonly kind: 'registrationCode'; readonly to: string; readonly language: Language; readonly code: string }
  | {
      readonly kind: 'signInCode' | 'otpDeviceCode';
      readonly by: OtpDeviceType;
      readonly to: string;
      readonly language: Language;
      readonly code: string;
    }
  | {
      readonly kind: 'resetLink';
      /** Null where a link was asked for and there is no such account: the same work is done without a recipient, so that the response time reveals nothing. */
      readonly to: string | null;
      readonly language: Language;
      readonly uid: string;
      readonly token: string;
    }
  | { readonly kind: 'passwordChanged'; readonly to: string; readonly language: Language };

/** What the staff are asked, by e-mail. */
export interface StaffMessage {
  readonly kind: 'supportRequest';
  readonly to: string;
  readonly request: StoredSupportRequest;
}

/** What is to be delivered to people. */
export type Message = PersonMessage | StaffMessage;

export type MessageKind = Message['kind'];

/** What is to be done about a report: hand it to the authorities, and look what they made of it. */
export interface ReportJobPayload {
  readonly kind: 'deliverReport' | 'readReportAnswer';
  readonly reportId: string;
}

/** What a job may be about. */
export type JobPayload = Message | ReportJobPayload;

/** When a job is of use. Instants in epoch milliseconds. */
export interface JobTerms {
  /** When it is tried first; without it at once. */
  readonly dueAt?: number;
  /** From when on it is pointless, such as the end of the code in it: it is then given up. Without it never. */
  readonly expiresAt?: number;
  /** What it replaces: an older job of this subject that still waits is dropped, such as one with a code that is no longer good. */
  readonly subject?: string;
}

/** Takes what is to be done, in the transaction that causes it: nothing accepted is lost, nothing of a refused transaction is done. */
export interface Outbox {
  post(payload: JobPayload, at: number, terms?: JobTerms): Promise<void>;
}

/** A job that a worker has taken. */
export interface Job<Of extends JobPayload = Message> {
  readonly jobId: string;
  readonly message: Of;
  readonly postedAt: number;
  /** From when on it is pointless, in epoch milliseconds; null where it never is. */
  readonly expiresAt: number | null;
  /** This try included. */
  readonly tries: number;
}

/** Why a message could not be handed over: a code of the technology, never an address. A final one will not be otherwise next time. */
export interface DeliveryFailure {
  readonly code: string;
  readonly isFinal: boolean;
  /** Nothing is wrong, it is only too early: no log needs to hear of it. */
  readonly isEarly?: boolean;
}

/** Does what a job is about, such as handing a message to the mail server. */
export type Deliver<Of extends JobPayload = Message> = (job: Job<Of>) => Promise<Result<void, DeliveryFailure>>;

/** The jobs of one queue that wait. Instants are the server's. */
export interface JobQueue<Of extends JobPayload = Message> {
  /** Takes up to `limit` due jobs for `leaseMs`; one whose worker is silent for longer is due again. */
  claim(limit: number, leaseMs: number, now: number): Promise<readonly Job<Of>[]>;
  /** Erases what was delivered. */
  finish(jobId: string): Promise<void>;
  /** Lets a job wait until `dueAt`, unless another worker has it by now. */
  postpone(job: Pick<Job, 'jobId' | 'tries'>, dueAt: number): Promise<void>;
  /** Keeps a job as failed, and erases what it held: a code that must not be used any more. */
  giveUp(jobId: string): Promise<void>;
  /**
   * Makes the leased jobs due, and does not count the try that was broken off: their worker is gone. Those that wait for their next try go
   * on waiting. Only for the one process of an embedded database.
   */
  takeBackLeased(): Promise<void>;
  /** Forgets jobs of every queue that ended so, and were posted before an instant. */
  sweep(ended: 'delivered' | 'failed', before: number): Promise<void>;
}
