import type { ReportContents } from './report-contents.ts';

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

const instant = (at: number): string => new Date(at).toISOString();

/** Everything a report says and leaves out, in the order in which a person reads it. */
export function reportFields(contents: ReportContents): readonly ReportedField[] {
  const { name, age, race } = contents;
  const values: Readonly<Record<ReportFieldId, string | null>> = {
    ...contents,
    name: name === null ? null : [name.first, name.middle, name.last].filter((part) => part !== '').join(' '),
    age: age === null ? null : String(age),
    race,
    symptoms: contents.isSymptomatic,
    collectedAt: instant(contents.collectedAt),
    analysedAt: instant(contents.analysedAt),
    releasedAt: instant(contents.releasedAt),
  };
  return REPORT_FIELDS.map((id) => ({ id, value: values[id] }));
}
