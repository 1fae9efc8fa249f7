import type { RetentionRow } from '../../../core/domain/retention.ts';

/** What the privacy policies say of each row of the retention table. `{{days}}` is the row's number of days. */
export const retention = {
  deliveredReports: 'What a report says about you, once it was delivered: {{days}} days.',
  undeliveredReports: 'A report that we cannot deliver: {{days}} days. We keep trying for all of that time.',
  guestResults:
    'The result of a guest: {{days}} days after its report was delivered or withdrawn. Without a report, {{days}} days after it was saved.',
  progress: 'The stages that a test reached: {{days}} days.',
  supportRequests: 'Questions to support: {{days}} days.',
  sentFiles: 'Files with messages or reports that we sent: {{days}} days.',
} as const satisfies Record<RetentionRow, string>;
