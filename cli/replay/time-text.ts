import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { parseIsoInstant } from '../../core/domain/calendar-date.ts';
import type { Advance } from './replay-time.ts';
import { readable, readableMinute } from './readable-instant.ts';

const MINUTE_MS = 60_000;
/** A test waits 15 minutes, and its result is read within 15 more: after this time, the answer may have changed. */
const OLD_MS = 5 * MINUTE_MS;

function agoText(age: number, language: Language): string {
  const { minute, minutes, hour, hours, days } = terminalTexts[language].replay.time;
  if (age < 2 * MINUTE_MS) return minute;
  const passedMinutes = Math.round(age / MINUTE_MS);
  if (passedMinutes < 60) return fillIn(minutes, { count: passedMinutes });
  const passedHours = Math.round(passedMinutes / 60);
  if (passedHours < 48) return passedHours === 1 ? hour : fillIn(hours, { count: passedHours });
  return fillIn(days, { count: Math.round(passedHours / 24) });
}

/** How long ago a snapshot was made, `now` in epoch milliseconds, or that a clock is wrong; null if it is recent. `madeOnly` does not offer an answer for now. */
export function madeText(
  madeAt: string,
  now: number,
  language: Language,
  name: 'made' | 'madeOnly' | Advance = 'madeOnly',
): string | null {
  const made = parseIsoInstant(madeAt);
  if (made === null) return null;
  const { time } = terminalTexts[language].replay;
  if (made - now > OLD_MS)
    return fillIn(time.future, { ahead: agoText(made - now, language), at: readableMinute(madeAt) });
  if (now - made < OLD_MS && (name.startsWith('made') || name === 'running')) return null;
  return fillIn(time[name], { ago: agoText(now - made, language), at: readableMinute(madeAt) });
}

/** The instant of an answer, if it is not that of the snapshot. */
export function shownText(at: string, language: Language): string {
  return fillIn(terminalTexts[language].replay.time.shown, { at: readable(at) });
}
