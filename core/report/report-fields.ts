import { REPORT_FIELDS, type ReportedField, type ReportFieldId } from '../domain/reported-field.ts';
import type { ReportContents } from './report-contents.ts';

const instant = (at: number): string => new Date(at).toISOString();

/** All fields of a report, including empty ones, in the order in which they are shown. */
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
