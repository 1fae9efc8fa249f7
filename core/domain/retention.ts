/**
 * What the server deletes by time, and after how many days unless a setting says otherwise. The job that deletes, the settings and the
 * privacy policies are made from this table.
 */
export const RETENTION_DAYS = {
  /** The identifying fields and the message of a report, from its delivery. */
  deliveredReports: 30,
  /** The same of a report that could not be delivered, from when it was made. It is retried for all of this time. */
  undeliveredReports: 90,
  /** The result of a guest, from the delivery of its report, or from its submission if there is none. */
  guestResults: 30,
  /** Which steps of a test were reached. */
  progress: 90,
  /** Questions to customer service. */
  supportRequests: 365,
  /** Files of messages and reports under the data directory, which stand for what was sent. */
  sentFiles: 30,
} as const;

export type RetentionRow = keyof typeof RETENTION_DAYS;

/** After how many days each row is deleted. */
export type RetentionDays = Readonly<Record<RetentionRow, number>>;

/** Every row, in the order of the table. */
export const RETENTION_ROWS = Object.keys(RETENTION_DAYS) as readonly RetentionRow[];
