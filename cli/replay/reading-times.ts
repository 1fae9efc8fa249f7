import { fillIn } from '../../adapters/translations/fill-in.ts';
import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import { adviceTexts, type AnswerFacts, type FilledText } from './answer-facts.ts';
import { endByFailure } from './failure-advice.ts';
import { isClockAhead } from './since-then.ts';

const MINUTE_MS = 60_000;

/** Places where the wait or the time to read the result goes on. */
const TIMED: readonly FilledText<'place'>[0][] = ['wait', 'reading', 'stepInWait', 'stepInReading'];

/**
 * From when and until when the result is read, by the clock of the person. In whole minutes: it never names a time that is too early or
 * too late. Null while no timer runs, after an error that ends the test, and where a clock is in doubt.
 */
export function readingTimes(place: FilledText<'place'>[0], facts: AnswerFacts): string | null {
  const { language, source, context } = facts;
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: end, clockNotice } = context.session;
  const isDoubtful = clockNotice === 'unsure' || isClockAhead(facts) || endByFailure(facts) !== null;
  if (!TIMED.includes(place) || waitEnd === null || end === null || isDoubtful) return null;
  const { now } = context.moment;
  const lastMinute = Math.floor(end / MINUTE_MS) * MINUTE_MS;
  if (lastMinute <= now) return null;
  const format = new Intl.DateTimeFormat(`${language}-US`, { ...TIME_FORMATS.clock, timeZone: 'UTC' });
  const clock = (instant: number): string =>
    format.format(instant + source.now.utcOffsetMinutes * MINUTE_MS).replaceAll(/\s/g, ' ');
  const { fromThen, untilThen } = adviceTexts(facts).readingTimes;
  const until = clock(lastMinute);
  if (waitEnd <= now) return fillIn(untilThen, { until });
  return fillIn(fromThen, { from: clock(Math.ceil(waitEnd / MINUTE_MS) * MINUTE_MS), until });
}
