import type { Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';

/** A text message to be sent. */
export interface TextMessage {
  /** The job's id, the same for every try. */
  readonly id: string;
  /** What the text message is about; only the mailbox shows it. */
  readonly kind: string;
  /** A US phone number of ten digits. */
  readonly to: string;
  readonly text: string;
  /** When it was posted, in epoch milliseconds. */
  readonly at: number;
}

/** Sends text messages by the configured transport. */
export interface SmsSender {
  send(message: TextMessage): Promise<Result<void, DeliveryFailure>>;
}
