import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { adviceTexts, asShown, present, type AnswerFacts, type FilledText } from './answer-facts.ts';

const MINUTE_MS = 60_000;
/** Some browsers delete what a page stored this long after the last visit. */
const STORAGE_DAYS = 7;
const STORAGE_MS = STORAGE_DAYS * 24 * 60 * MINUTE_MS;
/** From then on, the logout comes first. */
const LOGOUT_SOON_MS = 20 * MINUTE_MS;

/** Places that a person who went on in time has not reached. */
const TOO_LATE: readonly FilledText<'place'>[0][] = ['expired', 'stepTooLate', 'loggedOut'];

/** The test of a snapshot, as it was then; null if none was under way or its result was submitted. */
function testThen({ source, open: { opened } }: AnswerFacts) {
  const { session } = opened;
  const isUnderWay = isTestInProgress(session) && session.submittedAt === null;
  return source.kind === 'snapshot' && isUnderWay ? session : null;
}

/** For an answer that is later than its snapshot: what the person may have done since, and when the app logs out. */
export function sinceThen(place: FilledText<'place'>[0], facts: AnswerFacts): readonly string[] {
  const { source, open, context } = facts;
  const [test, { since }] = [testThen(facts), adviceTexts(facts)];
  if (test === null) return [];
  const isTooLate = TOO_LATE.includes(place);
  const hasMoved = isTooLate || test.currentStep !== context.session.currentStep;
  const left = source.now.instant + INACTIVITY_LOGOUT_MS - open.play.clock.now();
  const isSoon = !isTooLate && left > 0 && left <= LOGOUT_SOON_MS;
  return present(
    hasMoved && since.ask,
    isSoon && fillIn(since.logout, { minutes: Math.max(2, Math.ceil(left / MINUTE_MS)) }),
  );
}

/** Whether the lines of a test could be read when its snapshot was made. */
export function wasReadable(facts: AnswerFacts): boolean {
  const { countdownTimerEndTime: waitEnd = null, result = null } = testThen(facts) ?? {};
  return result !== null || (waitEnd !== null && waitEnd <= facts.source.now.instant);
}

/** What to do about a result that the person read in time, but that the app lost. */
export function lostReading(facts: AnswerFacts): string {
  const report = asShown(facts, (language) => translations[language].landing.landing.already.action);
  return fillIn(adviceTexts(facts).lostReading, { report });
}

/** The day until which a browser that the person does not open again stores a result, and whether that is over. */
export function storedUntil({ source, language, presentAt }: AnswerFacts) {
  const { instant, utcOffsetMinutes } = source.now;
  const format = new Intl.DateTimeFormat(`${language}-US`, { ...TIME_FORMATS.nearDay, timeZone: 'UTC' });
  const until = instant + STORAGE_MS;
  return { date: format.format(until + utcOffsetMinutes * MINUTE_MS), isOver: presentAt > until };
}
