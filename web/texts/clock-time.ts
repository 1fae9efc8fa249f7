import { useTranslation } from 'react-i18next';
import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import { localeOf } from './locale-of.ts';

/** Formats an instant (epoch milliseconds) as a local time of day, in the current language. */
export function useClockTime(): (instant: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), TIME_FORMATS.clock);
  return (instant) => format.format(instant);
}
