import { TIME_FORMATS, type TimeStyle } from '../../core/domain/time-formats.ts';

/** The user's own region of the current language, so that dates and times are formatted as elsewhere in the browser. */
function localeOf(language: string): string {
  return navigator.languages.find((locale) => locale.startsWith(`${language}-`)) ?? `${language}-US`;
}

/** A space that is not between the parts of a date, which a comma or "at" ("a las") separates. */
const INNER_SPACE = /([^,]) (?!at? )/g;

/**
 * Formats an instant in a language, by default in the browser's time zone. A day and its month stay on one line, and so
 * do an hour and its AM or PM.
 */
export function writeDate(language: string, style: TimeStyle, instant: number, timeZone?: 'UTC'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...TIME_FORMATS[style], timeZone });
  return format.format(instant).replace(INNER_SPACE, '$1\u00a0');
}
