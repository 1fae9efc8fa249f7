import { dayOfIso } from '../domain/calendar-date.ts';
import { formatPhone } from '../domain/format-input.ts';
import type { ReportedField, ReportFieldId } from '../domain/reported-field.ts';
import type { TextValue } from './shown-text.ts';

/** A field of a report that has a value. */
export type FilledField = ReportedField & { readonly value: string };

function day(value: string): TextValue {
  const date = dayOfIso(value);
  return date === null ? value : { day: date, style: 'longDate' };
}

const time = (value: string): TextValue => ({ instant: Date.parse(value), style: 'long' });

const choice =
  (list: 'sex' | 'race' | 'ethnicity') =>
  (value: string): TextValue => ({ key: value === 'unknown' ? 'report.values.unknown' : `choices.${list}.${value}` });

const VALUES: Readonly<Partial<Record<ReportFieldId, (value: string) => TextValue>>> = {
  age: (value) => ({ key: 'report.values.years', values: { count: Number(value) } }),
  dateOfBirth: day,
  onset: day,
  sex: choice('sex'),
  race: choice('race'),
  ethnicity: choice('ethnicity'),
  state: (value) => ({ key: `choices.state.${value}` }),
  phone: formatPhone,
  result: (value) => ({ key: `choices.result.${value}` }),
  symptoms: (value) => ({ key: value === 'unsure' ? 'report.values.unsure' : `choices.sure.${value}` }),
  collectedAt: time,
  analysedAt: time,
  releasedAt: time,
};

/** The value of a report's field, as it is shown. */
export function fieldValue({ id, value }: FilledField): TextValue {
  return VALUES[id]?.(value) ?? value;
}
