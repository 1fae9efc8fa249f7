/** Whether a report identifies the person (reporting.md, "What must hold"). */
export type ReportForm = 'identified' | 'anonymous';

/** The fields of a report, as shown to a person. Their labels are in the locale files, under the same ids. */
export const REPORT_FIELDS = [
  'name',
  'dateOfBirth',
  'age',
  'sex',
  'race',
  'ethnicity',
  'street',
  'city',
  'state',
  'county',
  'zip',
  'phone',
  'email',
  'result',
  'symptoms',
  'onset',
  'collectedAt',
  'analysedAt',
  'releasedAt',
] as const;
export type ReportFieldId = (typeof REPORT_FIELDS)[number];

/**
 * A field of a report with its value: text as typed, a value of a choice list, a calendar date, or an ISO 8601 instant in UTC. Null if
 * the report leaves it out.
 */
export interface ReportedField {
  readonly id: ReportFieldId;
  readonly value: string | null;
}
