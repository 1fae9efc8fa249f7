/** Whether a report says who was tested (reporting.md, "What must hold"). */
export type ReportForm = 'identified' | 'anonymous';

/** What a report says, each as a person would name it. Their labels stand in the locale files under the same ids. */
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
 * One thing that a report says, with its value: text as it was typed, a value of a choice list, a calendar date, or an ISO 8601
 * instant in UTC. Null is what the report leaves out.
 */
export interface ReportedField {
  readonly id: ReportFieldId;
  readonly value: string | null;
}
