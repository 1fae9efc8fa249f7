/**
 * The job queues. They are separate so that neither thousands of reports whose receiver is down nor an SMS gateway that hangs delays the
 * code in an email. `people` holds the emails. Its name stays for older servers on the same database, which post text messages there too;
 * those are delivered from there.
 */
export const QUEUE_NAMES = ['people', 'texts', 'reports', 'answers'] as const;

export type QueueName = (typeof QUEUE_NAMES)[number];
