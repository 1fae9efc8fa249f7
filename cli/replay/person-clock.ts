import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import type { Language } from '../../core/domain/languages.ts';

const MINUTE_MS = 60_000;

/** An instant (epoch milliseconds) by the clock of a person whose offset is given in minutes east of UTC, such as `10:15 AM`. */
export function personClock(instant: number, utcOffsetMinutes: number, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-US`, { ...TIME_FORMATS.clock, timeZone: 'UTC' });
  return format.format(instant + utcOffsetMinutes * MINUTE_MS).replaceAll(/\s/g, ' ');
}
