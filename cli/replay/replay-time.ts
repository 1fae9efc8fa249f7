import { parseIsoInstant, parseOffsetInstant, type OffsetInstant } from '../../core/domain/calendar-date.ts';
import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { parseTimeOfDay } from '../../core/domain/wall-clock.ts';
import { parseDuration } from '../../scenarios/duration.ts';
import type { ReplaySource } from './replay-source.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The time of a replay: an instant, how many milliseconds after the file was made, a time of the day (milliseconds since midnight) where
 * the person is, or now.
 */
export type ReplayTime =
  OffsetInstant | { readonly after: number } | { readonly timeOfDay: number } | { readonly isNow: true };

/** `10:20` or `3:45 PM` as milliseconds since midnight. */
function timeOfDayOf(text: string): number | null {
  const [hours = 0, minutes = 0] = (parseTimeOfDay(text) ?? '').split(':').map(Number);
  return parseTimeOfDay(text) === null ? null : (hours * 60 + minutes) * MINUTE_MS;
}

/** The milliseconds of a duration in any language; null for another text. */
function durationOf(text: string): number | null {
  return LANGUAGES.map((language) => parseDuration(text, language)).find((found) => found !== null) ?? null;
}

/** Parses `+20m`, `+8d`, `10:20`, `3:45 PM`, `made`, `now` and an instant with its offset; null for another text. */
export function parseReplayTime(text: string): ReplayTime | null {
  if (text === 'now') return { isNow: true };
  if (text === 'made') return { after: 0 };
  const after = text.startsWith('+') ? durationOf(text.slice(1)) : null;
  if (after !== null && after > 0) return { after };
  const timeOfDay = timeOfDayOf(text);
  return timeOfDay === null ? parseOffsetInstant(text) : { timeOfDay };
}

/** The next such time of the day by the person's clock. The minute in which the file was made means the file's own instant. */
function nextTimeOfDay(timeOfDay: number, { instant, utcOffsetMinutes }: OffsetInstant): number {
  const local = instant + utcOffsetMinutes * MINUTE_MS;
  const onThatDay = instant - (local % DAY_MS) + timeOfDay;
  const minuteOfFile = instant - (local % MINUTE_MS);
  return onThatDay < minuteOfFile ? onThatDay + DAY_MS : Math.max(onThatDay, instant);
}

/** How far the clocks of the person and of support may differ. */
export const CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;

/**
 * Why a snapshot is answered for now. `running`: its test goes on in the open page. `timerEnded`, `loggedOut`: a timer has ended, or the
 * app has logged out, so what was right to do then may be harmful now. `email`: the answer is read later.
 */
export type Advance = 'running' | 'timerEnded' | 'loggedOut' | 'email';

/** Why a snapshot is answered for now; null if it is just made, or time changes nothing in it. */
function advanceOf(source: ReplaySource, now: number): Advance | null {
  if (source.kind === 'state') return null;
  const { step, isSubmitted, who, wait, reading, waiting } = source.snapshot;
  const made = source.now.instant;
  const isUnderWay = step !== null && !isSubmitted;
  const isUnsent = waiting.result > 0 || waiting.guestResult > 0;
  if (who === 'visitor' || now - made < MINUTE_MS || !(isUnderWay || isUnsent)) return null;
  if (now - made >= INACTIVITY_LOGOUT_MS) return 'loggedOut';
  if (!isUnderWay) return null;
  const ends = [wait, reading].map((timer) => parseIsoInstant(timer?.endsAt ?? ''));
  return ends.some((end) => end !== null && end > made && end <= now) ? 'timerEnded' : 'running';
}

/** The instant to replay a file at, given when it was `made` and what is `now`; without a time, when it was made. */
export function replayInstant(time: ReplayTime | undefined, made: OffsetInstant, now: number): number {
  if (time === undefined) return made.instant;
  if ('after' in time) return made.instant + time.after;
  if ('timeOfDay' in time) return nextTimeOfDay(time.timeOfDay, made);
  if ('instant' in time) return time.instant;
  const isSameTime = Math.abs(made.instant - now) <= CLOCK_DIFFERENCE_MS;
  return isSameTime ? Math.max(made.instant, now) : now;
}

/** The instant of an answer, and why it is now if no time was asked for. */
export function answerTime(time: ReplayTime | undefined, source: ReplaySource, now: number, isEmail = false) {
  const isLater = isEmail && source.kind === 'snapshot' && now - source.now.instant >= MINUTE_MS;
  const advance = time === undefined ? (advanceOf(source, now) ?? (isLater ? 'email' : null)) : null;
  return { at: advance === null ? replayInstant(time, source.now, now) : now, advance };
}
