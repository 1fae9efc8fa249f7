import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isIdentified } from '../../core/flow/selectors.ts';
import { formatTimeLeft, secondsLeft } from '../../core/flow/timers.ts';
import { adviceTexts, asShown, isUnsubmitted, present, type AnswerFacts, type FilledText } from './answer-facts.ts';
import { LOGOUT_SOON_MINUTES, logoutAt, minutesToLogout } from './logout-time.ts';
import { personClock } from './person-clock.ts';
import { CLOCK_DIFFERENCE_MS } from './replay-time.ts';

const MINUTE_MS = 60_000;
/** Some browsers delete what a page stored this long after the last visit. */
const STORAGE_DAYS = 7;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STORAGE_MS = STORAGE_DAYS * DAY_MS;
/** This little time to read the result needs a word. */
const HURRY_SECONDS = 240;
/** With so little left until the logout, the details are at least 20 minutes old. */
const LONG_AGO_MINUTES = 40;

/** The test of a snapshot, as it was then; null if none was under way or its result was submitted. */
function testThen({ source, open: { opened } }: AnswerFacts) {
  const { session } = opened;
  return source.kind === 'snapshot' && isUnsubmitted(session) ? session : null;
}

/** Whether a snapshot is from later than now, so that one of the clocks is wrong and its age is not known. */
export const isClockAhead = ({ source, now }: AnswerFacts): boolean =>
  source.kind === 'snapshot' && now !== null && source.now.instant - now > CLOCK_DIFFERENCE_MS;

/** Whether an answer is for a time so much later than its snapshot that something may have gone wrong since, or that a clock is slow. */
export const isLongSince = ({ source, open }: AnswerFacts): boolean =>
  source.kind === 'snapshot' && open.play.clock.now() - source.now.instant >= CLOCK_DIFFERENCE_MS;

/** Whether a snapshot is some minutes old by the clock of support, also where the answer is for when it was made. */
export const isOld = (facts: AnswerFacts): boolean =>
  isLongSince(facts) ||
  (facts.source.kind === 'snapshot' &&
    facts.now !== null &&
    facts.now - facts.source.now.instant >= CLOCK_DIFFERENCE_MS);

/** What to ask where one of the clocks is wrong; null otherwise. */
export const askClock = (facts: AnswerFacts): string | null =>
  isClockAhead(facts) ? adviceTexts(facts).clockDoubt.ask : null;

/** Whether the time to read the result has ended since the snapshot was made. */
export function hasExpiredSince(facts: AnswerFacts): boolean {
  const readingEnd = testThen(facts)?.expirationTimerEndTime ?? null;
  return readingEnd !== null && readingEnd > facts.source.now.instant;
}

/** Whether a place says that a test is over only because its snapshot looks old: the clock of the person may be slow instead. */
export function isOverByAge(place: FilledText<'place'>[0], facts: AnswerFacts): boolean {
  if (place === 'loggedOut') return testThen(facts) !== null;
  return (place === 'expired' || place === 'stepTooLate') && hasExpiredSince(facts);
}

/** For an answer that is later than its snapshot: what the person may have done since. */
export function sinceThen(place: FilledText<'place'>[0], facts: AnswerFacts): readonly string[] {
  const { context } = facts;
  const [test, { since, hurry }] = [testThen(facts), adviceTexts(facts)];
  if (test === null || place === 'expired') return [];
  const hasMoved = test.currentStep !== context.session.currentStep;
  const left = secondsLeft(context.session, context.moment.now);
  const isHurried = rowOf(context.session)?.timer === 'reading' && left !== null && left > 0 && left <= HURRY_SECONDS;
  return present(
    isHurried && fillIn(hurry, { left: formatTimeLeft(left) }),
    (hasMoved || minutesToLogout(facts) <= LONG_AGO_MINUTES) && since.ask,
    (hasMoved || isClockAhead(facts)) && since.byApp,
  );
}

/** When the app logs out without a press, if that is soon and a test is under way. */
export function logoutSoon(place: FilledText<'place'>[0], facts: AnswerFacts): string | null {
  const { source, language } = facts;
  const minutes = minutesToLogout(facts);
  const isSoon = minutes > 0 && minutes <= LOGOUT_SOON_MINUTES;
  if (testThen(facts) === null || place === 'expired' || place === 'stepTooLate' || !isSoon) return null;
  const time = personClock(logoutAt(facts), source.now.utcOffsetMinutes, language);
  return fillIn(adviceTexts(facts).since.logout, { time });
}

/** Whether the lines of a test could be read, when its snapshot was made or since. */
export function wasReadable(facts: AnswerFacts): boolean {
  const { countdownTimerEndTime: waitEnd = null, result = null } = testThen(facts) ?? {};
  return result !== null || (waitEnd !== null && waitEnd <= facts.open.play.clock.now());
}

/** Where the person begins a test or a report, and what begins a report there. */
function beginning(facts: AnswerFacts): { readonly page: string; readonly report: string } {
  const { pages } = adviceTexts(facts);
  const isInside = isIdentified(facts.open.play.tab().state());
  return {
    page: isInside ? pages.home : pages.landing,
    report: asShown(facts, (language) => {
      const { general, landing } = translations[language];
      return isInside ? general.home.menu.express.label : landing.landing.already.action;
    }),
  };
}

/** What to do about a result that the person read in time, but that the app lost. */
export const lostReading = (facts: AnswerFacts): string => fillIn(adviceTexts(facts).lostReading, beginning(facts));

/** What to do about a result that the person reads without the app. */
export const thatResult = (facts: AnswerFacts): string =>
  fillIn(adviceTexts(facts).parked.thatResult, beginning(facts));

/** What to do without any result of a test that the app lost. */
export const noResultLeft = (facts: AnswerFacts): string =>
  fillIn(adviceTexts(facts).afterLogout.noResult, beginning(facts));

/** The day until which a browser that the person does not open again stores a result, and whether that is over. */
export function storedUntil({ source, language, open, now }: AnswerFacts) {
  const { instant, utcOffsetMinutes } = source.now;
  const format = new Intl.DateTimeFormat(`${language}-US`, { ...TIME_FORMATS.nearDay, timeZone: 'UTC' });
  const until = instant + STORAGE_MS;
  return {
    date: format.format(until + utcOffsetMinutes * MINUTE_MS),
    isOver: Math.max(now ?? 0, open.play.clock.now()) > until,
  };
}
