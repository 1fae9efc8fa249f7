import { useTranslation } from 'react-i18next';
import { startOfDayIso } from '../../../core/domain/calendar-date.ts';
import { fieldValue, type FilledField } from '../../../core/step-texts/field-values.ts';
import type { TextValue } from '../../../core/step-texts/shown-text.ts';
import { writeDate } from '../../texts/date-words.ts';
import { useTestTime } from '../../texts/test-time.ts';

/**
 * Formats the value of a report's field in the current language. `utcOffset` is the person's own, in minutes east; null
 * for the browser's.
 */
export function useFieldWords(utcOffset: number | null): (field: FilledField) => string {
  const { t, i18n } = useTranslation();
  const writeTime = useTestTime();
  const write = (value: TextValue): string => {
    if (typeof value !== 'object') return String(value);
    if ('key' in value) return t(value.key, value.values ?? {});
    if ('instant' in value) return writeTime(value.instant, utcOffset);
    if ('list' in value) return value.list.map(write).join(', ');
    return writeDate(i18n.language, value.style, Date.parse(startOfDayIso(value.day)), 'UTC');
  };
  return (field) => write(fieldValue(field));
}
