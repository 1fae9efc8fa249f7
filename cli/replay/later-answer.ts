import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import type { OffsetInstant } from '../../core/domain/calendar-date.ts';
import type { Language } from '../../core/domain/languages.ts';
import { ifReadLater } from './over-by-age.ts';
import { factsOf } from './first-answer.ts';
import type { OpenReplay } from './open-replay.ts';
import { logoutAt } from './logout-time.ts';
import { personClock } from './person-clock.ts';
import { placeOf } from './place-of.ts';
import type { ReplaySource } from './replay-source.ts';
import { isOverByAge } from './since-then.ts';

/** What to say in an email that is read later, below a heading that says from when on. */
export interface LaterAnswer {
  readonly heading: string;
  readonly next: readonly string[];
}

/** An answer for a reader after an instant by the clock of the person. */
export function laterFrom(
  { instant, utcOffsetMinutes }: OffsetInstant,
  next: readonly string[],
  language: Language,
): LaterAnswer {
  const time = personClock(instant, utcOffsetMinutes, language);
  return { heading: fillIn(terminalTexts[language].replay.blocks.later, { time }), next };
}

/**
 * What holds for a person who reads an email after the time to read the result has ended, or the app has logged out. Null where nothing
 * else holds then.
 */
export function laterAnswer(source: ReplaySource, open: OpenReplay, language: Language): LaterAnswer | null {
  const facts = factsOf(source, open, { language, isPartial: false, now: null, openThen: null });
  const next = ifReadLater(facts);
  if (next === null || source.kind === 'state' || isOverByAge(placeOf(facts)[0], facts)) return null;
  const now = open.play.clock.now();
  const end = open.play.tab().state().session.expirationTimerEndTime;
  const instant = Math.min(
    ...[end ?? Infinity, logoutAt(facts)].filter((one) => one > now),
    now + INACTIVITY_LOGOUT_MS,
  );
  return laterFrom({ ...source.now, instant }, next, language);
}
