import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { startOfDayIso, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { writeDate } from './date-words.ts';

const MINUTE_MS = 60_000;

/** Formats an instant. `utcOffset` is the offset of the clock to use, in minutes east; null for the browser's own. */
export type WriteTime = (instant: number, utcOffset: number | null) => string;

/**
 * A formatter of date and time in the current language, with the month written out or abbreviated; the reference is
 * stable until the language changes.
 */
export function useTestTime(dateStyle: 'long' | 'medium' = 'long'): WriteTime {
  const { i18n } = useTranslation();
  return useCallback(
    (instant, utcOffset) =>
      // Not every browser accepts an offset as time zone; shifting the instant and formatting in UTC has the same effect.
      utcOffset === null
        ? writeDate(i18n.language, dateStyle, instant)
        : writeDate(i18n.language, dateStyle, instant + utcOffset * MINUTE_MS, 'UTC'),
    [i18n.language, dateStyle],
  );
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
  return (instant) => ({
    date: writeDate(i18n.language, 'nearDate', instant),
    day: writeDate(i18n.language, 'nearWeekday', instant),
    time: writeDate(i18n.language, 'shortTime', instant),
  });
}

/** A formatter of near instants: weekday, day, month and time, in the browser's time zone; the reference is stable too. */
export function useNearTime(): (instant: number) => string {
  const { i18n } = useTranslation();
  return useCallback((instant) => writeDate(i18n.language, 'nearTime', instant), [i18n.language]);
}

/** A formatter of near days: weekday, day and month. */
export function useNearDay(): (day: CalendarDate) => string {
  const { i18n } = useTranslation();
  return (day) => writeDate(i18n.language, 'nearDay', Date.parse(startOfDayIso(day)), 'UTC');
}
