import { useTranslation } from 'react-i18next';
import { localeOf } from './locale-of.ts';

/** Formats an instant (epoch milliseconds) as a local time of day, in the current language. */
export function useClockTime(): (instant: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { hour: 'numeric', minute: '2-digit' });
  return (instant) => format.format(instant);
}
