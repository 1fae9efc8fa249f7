import type { OffsetInstant } from '../../core/domain/calendar-date.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { parseTimeOfDay } from '../../core/domain/wall-clock.ts';
import { parseDuration } from '../../scenarios/duration.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The time of a replay: how many milliseconds after the details were copied, or the time of the day (milliseconds since midnight) where the person is. */
export type ReplayTime = { readonly after: number } | { readonly timeOfDay: number };

/** `10:20` or `3:45 PM` as milliseconds since midnight. */
function timeOfDayOf(text: string): number | null {
  const [hours = 0, minutes = 0] = (parseTimeOfDay(text) ?? '').split(':').map(Number);
  return parseTimeOfDay(text) === null ? null : (hours * 60 + minutes) * MINUTE_MS;
}

/** The milliseconds of a duration in any language; null for another text. */
function durationOf(text: string): number | null {
  return LANGUAGES.map((language) => parseDuration(text, language)).find((found) => found !== null) ?? null;
}

/** Parses `made`, `+20m`, `+8d`, `10:20` and `3:45 PM`; null for another text. */
export function parseReplayTime(text: string): ReplayTime | null {
  if (text === 'made') return { after: 0 };
  const after = text.startsWith('+') ? durationOf(text.slice(1)) : null;
  if (after !== null && after > 0) return { after };
  const timeOfDay = timeOfDayOf(text);
  return timeOfDay === null ? null : { timeOfDay };
}

/** The next such time of the day by the person's clock. The minute in which the file was made means the file's own instant. */
function nextTimeOfDay(timeOfDay: number, { instant, utcOffsetMinutes }: OffsetInstant): number {
  const local = instant + utcOffsetMinutes * MINUTE_MS;
  const onThatDay = instant - (local % DAY_MS) + timeOfDay;
  const minuteOfFile = instant - (local % MINUTE_MS);
  return onThatDay < minuteOfFile ? onThatDay + DAY_MS : Math.max(onThatDay, instant);
}

/** The instant that an answer is for, given what was asked for, and when the details were `made`. */
export function replayInstant(time: ReplayTime, made: OffsetInstant): number {
  return 'after' in time ? made.instant + time.after : nextTimeOfDay(time.timeOfDay, made);
}
