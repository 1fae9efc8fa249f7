import type { JobPayload, Message, ReportJobPayload } from './ports.ts';

/**
 * The job queues and what each holds. They are separate so that neither thousands of reports whose receiver is down nor an SMS gateway
 * that hangs delays the code in an email. `people` holds the emails. Its name stays for older servers on the same database, which post
 * text messages there too; those are delivered from there.
 */
export interface QueuePayloads {
  readonly people: Message;
  readonly texts: Message;
  readonly reports: ReportJobPayload;
  readonly answers: ReportJobPayload;
}

export type QueueName = keyof QueuePayloads;

export const QUEUE_NAMES = ['people', 'texts', 'reports', 'answers'] as const satisfies readonly QueueName[];

/** Which queue a job belongs to. */
export function queueOf(payload: JobPayload): QueueName {
  switch (payload.kind) {
    case 'deliverReport':
      return 'reports';
    case 'readReportAnswer':
      return 'answers';
    default:
      return 'by' in payload && payload.by === 'PHONE' ? 'texts' : 'people';
  }
}
