import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { type AnswerFacts, type FilledText } from './answer-facts.ts';
import { endByFailure } from './failure-advice.ts';
import { personClock } from './person-clock.ts';
import { isClockAhead } from './since-then.ts';

const MINUTE_MS = 60_000;

/** Places where the wait or the time to read the result goes on. */
const TIMED: readonly FilledText<'place'>[0][] = ['wait', 'reading', 'stepInWait', 'stepInReading'];

/** The ends of the timers and the present, in epoch milliseconds, with the offset of the clock of the person. */
interface Times {
  readonly waitEnd: number;
  readonly end: number;
  readonly now: number;
  readonly utcOffsetMinutes: number;
  readonly language: Language;
}

/** About when, as the app says it, and until when a result is read. In whole minutes: never too late. Null if no whole minute is left. */
export function readingTimesText({ waitEnd, end, now, utcOffsetMinutes, language }: Times): string | null {
  const lastMinute = Math.floor(end / MINUTE_MS) * MINUTE_MS;
  if (lastMinute <= now) return null;
  const clock = (instant: number): string => personClock(instant, utcOffsetMinutes, language);
  const { fromThen, untilThen } = terminalTexts[language].replayAdvice.readingTimes;
  const until = clock(lastMinute);
  if (waitEnd <= now) return fillIn(untilThen, { until });
  return fillIn(fromThen, { from: clock(waitEnd), until });
}

/**
 * When the result of a test is read, by the clock of the person. Null while no timer runs, after an error that ends the test, and where a
 * clock is in doubt.
 */
export function readingTimes(place: FilledText<'place'>[0], facts: AnswerFacts): string | null {
  const { language, source, context } = facts;
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: end, clockNotice } = context.session;
  const isDoubtful = clockNotice === 'unsure' || isClockAhead(facts) || endByFailure(facts) !== null;
  if (!TIMED.includes(place) || waitEnd === null || end === null || isDoubtful) return null;
  const { utcOffsetMinutes } = source.now;
  return readingTimesText({ waitEnd, end, now: context.moment.now, utcOffsetMinutes, language });
}
