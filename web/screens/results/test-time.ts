import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../texts/locale-of.ts';

const MINUTE_MS = 60_000;

/** Writes an instant in words. `utcOffset` is where the clock that is meant stands, in minutes east; null is the device's own. */
export type WriteTime = (instant: number, utcOffset: number | null) => string;

/** A writer of date and time in the current language; the same one until that changes. */
export function useTestTime(): WriteTime {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const style = { dateStyle: 'long', timeStyle: 'short' } as const;
    const locale = localeOf(i18n.language);
    const own = new Intl.DateTimeFormat(locale, style);
    // Not every browser takes an offset for a time zone; a clock at UTC that is set forward shows the same.
    const shifted = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    return (instant, utcOffset) =>
      utcOffset === null ? own.format(instant) : shifted.format(instant + utcOffset * MINUTE_MS);
  }, [i18n.language]);
}

/** A writer of an instant that is near: day of the week, day, month and time, by the device's own clock. */
export function useNearTime(): (instant: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const near = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
    const format = new Intl.DateTimeFormat(localeOf(i18n.language), near);
    return (instant) => format.format(instant);
  }, [i18n.language]);
}
