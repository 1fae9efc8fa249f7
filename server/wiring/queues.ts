import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import type { QueueName } from '../jobs/queue-names.ts';
import type { Message } from '../messages/message.ts';
import type { AnswerPayload, DeliveryPayload } from '../report-delivery/ports.ts';

/** What each job queue holds. */
export interface QueuePayloads extends Record<QueueName, unknown> {
  readonly people: Message;
  readonly texts: Message;
  readonly reports: DeliveryPayload;
  readonly answers: AnswerPayload;
}

/** Which queue a job belongs to. */
export function queueOf(payload: QueuePayloads[QueueName]): QueueName {
  switch (payload.kind) {
    case 'deliverReport':
      return 'reports';
    case 'readReportResponse':
      return 'answers';
    default:
      return 'by' in payload && payload.by === 'PHONE' ? 'texts' : 'people';
  }
}

/** What leads to the person a job is about: who gets a message or asked a question, or the report. */
export function aboutOf(payload: QueuePayloads[QueueName]): string | null {
  if ('reportId' in payload) return payload.reportId;
  const address = payload.kind === 'supportRequest' ? payload.request.email : payload.to;
  return address === null ? null : normalizeEmail(address);
}
