import { useTranslation } from 'react-i18next';
import { writeDate } from './date-words.ts';

/** Formats an instant (epoch milliseconds) as a local time of day, in the current language. */
export function useClockTime(): (instant: number) => string {
  const { i18n } = useTranslation();
  return (instant) => writeDate(i18n.language, 'clock', instant);
}
