import type { Stores as AccountStores } from '../accounts/unit-of-work.ts';
import type { Outbox } from '../jobs/ports.ts';
import type { QueueName } from '../jobs/queue-names.ts';
import type { Stores as ResultStores } from '../results/unit-of-work.ts';
import type { Stores as SupportStores } from '../support/unit-of-work.ts';
import type { QueuePayloads } from './queues.ts';

/** The stores of one transaction: those that each area's use-cases need. */
export interface Stores extends AccountStores, ResultStores, SupportStores {
  readonly outbox: Outbox<QueuePayloads[QueueName]>;
}
