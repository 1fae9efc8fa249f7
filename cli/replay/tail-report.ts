import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { parseOffsetInstant, type OffsetInstant } from '../../core/domain/calendar-date.ts';
import { formatTimeLeft } from '../../core/flow/timers.ts';
import type { Language } from '../../core/domain/languages.ts';
import { appLanguageText } from './app-language.ts';
import { firstAnswer, partialAnswer } from './first-answer.ts';
import { laterAnswer, laterFrom, type LaterAnswer } from './later-answer.ts';
import { mayHaveGoneOn } from './over-by-age.ts';
import { openAsMade, openReplay } from './open-replay.ts';
import { readable } from './readable-instant.ts';
import { readingTimesText } from './reading-times.ts';
import type { FoundPartial } from './replay-source.ts';
import type { ReportOptions } from './replay-report.ts';
import { answerTime, replayInstant, type ReplayTime } from './replay-time.ts';

type Tail = Extract<FoundPartial, { readonly kind: 'tail' }>;
type Times = Extract<FoundPartial, { readonly kind: 'times' }>;

const instantOf = (written: string): OffsetInstant =>
  parseOffsetInstant(written) ?? { instant: 0, utcOffsetMinutes: 0 };

const madeLine = (madeAt: string, language: Language): string =>
  fillIn(terminalTexts[language].replay.partial.made, { at: readable(madeAt) });

/** The answer to a text whose beginning is missing: a whole one if only that is. */
export async function tailReport(found: Tail, at: ReplayTime | undefined, options: ReportOptions) {
  const { snapshot, isWhole, lost, isLanguageKnown } = found;
  const { language } = options;
  const { partial } = terminalTexts[language].replay;
  const source = { kind: 'snapshot', now: instantOf(snapshot.at), snapshot } as const;
  const present = options.now ?? source.now.instant;
  const time = answerTime(at, source, present);
  const open = await openReplay(source, time.at);
  const openThen = await openAsMade(source, time.at);
  const { place, next, ...first } = isWhole
    ? firstAnswer(source, open, { language, now: present, openThen })
    : { ...partialAnswer(source, open, { language, openThen }), state: partial.rest, passOn: null, ifJustNow: null };
  return {
    difference: null,
    advance: time.advance,
    madeAt: snapshot.at,
    appLanguage: appLanguageText(isLanguageKnown ? snapshot.language : null, language),
    answer: [place, first.state, lost === 'value' ? partial.restOfValue : partial.restOfHead],
    next,
    passOn: first.passOn,
    ifJustNow: options.isEmail === true ? null : first.ifJustNow,
    later: options.isEmail === true ? laterAnswer(source, open, language) : null,
    head: madeLine(snapshot.at, language),
  };
}

/** What holds while a timer runs, or once both are over, without the step. */
function timesAnswer({ waitEndsAt, readingEndsAt }: Times, now: number, language: Language) {
  const { replay, replayAdvice } = terminalTexts[language];
  const { todo, tooLate, since } = replayAdvice;
  const [waitEnd, readingEnd] = [instantOf(waitEndsAt), instantOf(readingEndsAt)];
  const { utcOffsetMinutes } = waitEnd;
  const times = readingTimesText({
    waitEnd: waitEnd.instant,
    end: readingEnd.instant,
    now,
    utcOffsetMinutes,
    language,
  });
  const timesLine = times === null ? [] : [times];
  const left = (end: OffsetInstant) => ({ left: formatTimeLeft(Math.ceil((end.instant - now) / 1000)) });
  if (now < waitEnd.instant)
    return { place: fillIn(replay.partial.inWait, left(waitEnd)), next: [todo.wait, ...timesLine] };
  if (now < readingEnd.instant)
    return { place: fillIn(replay.partial.inReading, left(readingEnd)), next: [since.ask, ...timesLine] };
  return { place: replay.partial.readingOver, next: [since.whenCopied, since.justNow, tooLate] };
}

/** What holds once both timers are over; null where they are. */
function timesLater({ readingEndsAt }: Times, now: number, language: Language): LaterAnswer | null {
  const end = instantOf(readingEndsAt);
  if (now >= end.instant) return null;
  // While a timer runs, the cassette is used.
  const test = {
    flow: 'testing',
    step: 'countdown',
    language,
    shown: (textIn: (shown: Language) => string) => textIn(language),
  } as const;
  return laterFrom(end, mayHaveGoneOn(test, { sample: [] }), language);
}

/** The answer to a text of which the timers are left, but not the step. */
export function timesReport(
  found: Times,
  at: ReplayTime | undefined,
  { language, now, isEmail = false }: ReportOptions,
) {
  const made = instantOf(found.madeAt);
  const asked = at === undefined ? Math.max(now ?? 0, made.instant) : replayInstant(at, made, now ?? made.instant);
  const { place, next } = timesAnswer(found, asked, language);
  return {
    difference: null,
    advance: null,
    madeAt: found.madeAt,
    appLanguage: null,
    answer: [place, terminalTexts[language].replay.partial.restOfTimes],
    next,
    passOn: null,
    ifJustNow: null,
    later: isEmail ? timesLater(found, asked, language) : null,
    head: madeLine(found.madeAt, language),
  };
}
