import type { Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';

/** An email to be sent. */
export interface Mail {
  /** The job's id, the same for every try, so that duplicates can be recognized. */
  readonly id: string;
  /** What the email is about; only the mailbox shows it. */
  readonly kind: string;
  readonly to: string;
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it was posted, in epoch milliseconds. */
  readonly at: number;
}

/** Sends emails by the configured transport. */
export interface Mailer {
  send(mail: Mail): Promise<Result<void, DeliveryFailure>>;
}
