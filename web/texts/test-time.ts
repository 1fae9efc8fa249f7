import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { startOfDayIso, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import { localeOf } from './locale-of.ts';

const MINUTE_MS = 60_000;

/** Formats an instant. `utcOffset` is the offset of the clock to use, in minutes east; null for the browser's own. */
export type WriteTime = (instant: number, utcOffset: number | null) => string;

/**
 * A formatter of date and time in the current language, with the month written out or abbreviated; the reference is
 * stable until the language changes.
 */
export function useTestTime(dateStyle: 'long' | 'medium' = 'long'): WriteTime {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const style = TIME_FORMATS[dateStyle];
    const locale = localeOf(i18n.language);
    const own = new Intl.DateTimeFormat(locale, style);
    // Not every browser accepts an offset as time zone; shifting the instant and formatting in UTC has the same effect.
    const shifted = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    return (instant, utcOffset) =>
      utcOffset === null ? own.format(instant) : shifted.format(instant + utcOffset * MINUTE_MS);
  }, [i18n.language, dateStyle]);
}

/** A near instant in the browser's time zone, for narrow places. */
interface NearParts {
  /** The day, with an abbreviated month. */
  readonly date: string;
  /** The same with its weekday. */
  readonly day: string;
  readonly time: string;
}

/** A formatter of the date, the day and the time of near instants. */
export function useNearParts(): (instant: number) => NearParts {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = localeOf(i18n.language);
    const date = new Intl.DateTimeFormat(locale, TIME_FORMATS.nearDate);
    const day = new Intl.DateTimeFormat(locale, TIME_FORMATS.nearWeekday);
    const time = new Intl.DateTimeFormat(locale, TIME_FORMATS.shortTime);
    return (instant) => ({
      date: date.format(instant),
      day: day.format(instant),
      time: time.format(instant),
    });
  }, [i18n.language]);
}

/** A formatter of near instants: weekday, day, month and time, in the browser's time zone. */
export function useNearTime(): (instant: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(localeOf(i18n.language), TIME_FORMATS.nearTime);
    return (instant) => format.format(instant);
  }, [i18n.language]);
}

/** A formatter of near days: weekday, day and month. */
export function useNearDay(): (day: CalendarDate) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(localeOf(i18n.language), { ...TIME_FORMATS.nearDay, timeZone: 'UTC' });
    return (day) => format.format(Date.parse(startOfDayIso(day)));
  }, [i18n.language]);
}
