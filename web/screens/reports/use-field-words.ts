import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../core/domain/format-input.ts';
import { localeOf } from '../../texts/locale-of.ts';
import type { ReportedField, ReportFieldId } from '../../../core/domain/reported-field.ts';
import { useTestTime } from '../../texts/test-time.ts';

/** A field of a report that has a value. */
export type FilledField = ReportedField & { readonly value: string };

/**
 * Formats the value of a report's field in the current language. `utcOffset` is the person's own, in minutes east; null
 * for the browser's.
 */
export function useFieldWords(utcOffset: number | null): (field: FilledField) => string {
  const { t, i18n } = useTranslation();
  const writeTime = useTestTime();
  const days = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long', timeZone: 'UTC' });
  const day = (value: string): string => days.format(Date.parse(value));
  const time = (value: string): string => writeTime(Date.parse(value), utcOffset);
  const choice =
    (list: 'sex' | 'race' | 'ethnicity') =>
    (value: string): string =>
      value === 'unknown' ? t('report.values.unknown') : t(`choices.${list}.${value}`);
  const words: Readonly<Partial<Record<ReportFieldId, (value: string) => string>>> = {
    age: (value) => t('report.values.years', { count: Number(value) }),
    dateOfBirth: day,
    onset: day,
    sex: choice('sex'),
    race: choice('race'),
    ethnicity: choice('ethnicity'),
    state: (value) => t(`choices.state.${value}`),
    phone: formatPhone,
    result: (value) => t(`choices.result.${value}`),
    symptoms: (value) => (value === 'unsure' ? t('report.values.unsure') : t(`choices.sure.${value}`)),
    collectedAt: time,
    analysedAt: time,
    releasedAt: time,
  };
  return ({ id, value }) => words[id]?.(value) ?? value;
}
