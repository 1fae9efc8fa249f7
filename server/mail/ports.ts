import type { Result } from '../../core/domain/result.ts';
import type { DeliveryFailure, MessageKind } from '../jobs/ports.ts';

/** An e-mail that is ready to go. */
export interface Mail {
  /** The job's: the same for every try, so that a duplicate can be recognised. */
  readonly id: string;
  readonly kind: MessageKind;
  readonly to: string;
  /** Who reads an answer, where it is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it was posted, in epoch milliseconds. */
  readonly at: number;
}

/** Hands emails to the configured transport. */
export interface Mailer {
  send(mail: Mail): Promise<Result<void, DeliveryFailure>>;
}
