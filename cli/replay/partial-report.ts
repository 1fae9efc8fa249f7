import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS, stepNumber } from '../../core/flow/flows.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { stepTitle } from '../walk/format-step.ts';
import { appLanguageText } from './app-language.ts';
import { partialAnswer } from './first-answer.ts';
import { laterAnswer, laterFrom, type LaterAnswer } from './later-answer.ts';
import { mayHaveGoneOn } from './over-by-age.ts';
import { openAsMade, openReplay } from './open-replay.ts';
import { problemText } from './problem-text.ts';
import { laterBlocks, nextBlocks, passOnBlocks, secondBlocks } from './answer-blocks.ts';
import { headLine } from './print-replay.ts';
import { readable } from './readable-instant.ts';
import type { FoundPartial } from './replay-source.ts';
import { answerTime, CLOCK_DIFFERENCE_MS, replayInstant, type ReplayTime } from './replay-time.ts';
import type { ReportOptions } from './replay-report.ts';
import { sampleQuestionsAt } from './sample-questions.ts';
import { tailReport, timesReport } from './tail-report.ts';
import { madeText } from './time-text.ts';

/** A wait that was under way may be over after this time. */
const FRESH_MS = 60_000;

/** Steps at which a result is there that was not submitted. */
const SUBMITTING: readonly StepId[] = ['result-details', 'submit-report', 'review-profile'];

type StepOnly = Extract<FoundPartial, { readonly kind: 'step' }>;
type WithTimers = Extract<FoundPartial, { readonly kind: 'timers' }>;

/** The step without its time, and what is not known. */
function stepAnswer({ step, flow }: StepOnly, language: Language): readonly [string, string] {
  const { place, replay } = terminalTexts[language];
  const { rest, restOfStep } = replay.partial;
  if (step === null) return [place.noTest, rest];
  const number = stepNumber(FLOWS[flow], step);
  const title = stepTitle(step, flow, language, KITS[0]);
  const isTimed = FLOWS[flow][number]?.timer !== undefined;
  return [fillIn(place.step, { title }), isTimed ? restOfStep : rest];
}

/** How old a text is, in milliseconds; null if that is not known. */
function ageOf(madeAt: string | null, now: number | undefined): number | null {
  const made = parseOffsetInstant(madeAt ?? '')?.instant;
  return made === undefined || now === undefined ? null : now - made;
}

/**
 * What is certain without knowing how much time is left: at a step of the wait, which may be over by now, or of the time to read the
 * result; and at any step, once the app has logged out.
 */
function stepNext({ step, flow, madeAt }: StepOnly, age: number | null, language: Language): readonly string[] {
  const { replayAdvice } = terminalTexts[language];
  const { parked, since, timeUnknown, todo, tooLate, waiting, waitMayBeOver } = replayAdvice;
  if (step === null) return [parked.unsure];
  const timer = FLOWS[flow].find(({ id }) => id === step)?.timer;
  const { waitMs, readingWindowMs } = KITS[0];
  const isOlderThan = (time: number): boolean => age !== null && age >= time;
  if (timer !== undefined && isOlderThan(waitMs + readingWindowMs)) return [since.whenCopied, since.justNow, tooLate];
  const isOfSample = flow === 'testing' && isOlderThan(CLOCK_DIFFERENCE_MS);
  const questions = isOfSample ? sampleQuestionsAt(stepNumber(FLOWS[flow], step), KITS[0], language) : [];
  if (isOlderThan(INACTIVITY_LOGOUT_MS))
    return [
      since.whenCopied,
      ...mayHaveGoneOn({ step, flow, language, shown: (textIn) => textIn(language) }, { sample: questions }),
    ];
  if (questions.length > 0) return questions;
  if (timer === undefined) return SUBMITTING.includes(step) ? [waiting.writeDown] : [];
  if (timer === 'reading') return [timeUnknown];
  return [madeAt === null || isOlderThan(FRESH_MS) ? waitMayBeOver : todo.wait, timeUnknown];
}

/** What holds an hour later at a step without its time; null if it is not known when the text was made. */
function stepLater({ step, flow, madeAt }: StepOnly, language: Language): LaterAnswer | null {
  const made = parseOffsetInstant(madeAt ?? '');
  if (step === null || made === null) return null;
  const next = mayHaveGoneOn({ step, flow, language, shown: (textIn) => textIn(language) }, { sample: [] });
  return laterFrom({ ...made, instant: made.instant + INACTIVITY_LOGOUT_MS }, next, language);
}

function stepReport(
  found: StepOnly,
  at: ReplayTime | undefined,
  { language, isEmail = false, now: present }: ReportOptions,
) {
  const { madeAt } = found;
  const instant = parseOffsetInstant(madeAt ?? '');
  const now = at === undefined || instant === null ? present : replayInstant(at, instant, present ?? instant.instant);
  const { made } = terminalTexts[language].replay.partial;
  return {
    difference: null,
    advance: null,
    madeAt,
    appLanguage: null,
    answer: stepAnswer(found, language),
    passOn: null,
    ifJustNow: null,
    later: isEmail ? stepLater(found, language) : null,
    next: stepNext(found, ageOf(madeAt, now), language),
    head: madeAt && fillIn(made, { at: readable(madeAt) }),
  };
}

async function timersReport(found: WithTimers, at: ReplayTime | undefined, options: ReportOptions) {
  const { snapshot, difference, isLanguageKnown } = found;
  const { at: madeAt, who, versions } = snapshot;
  const { language, isEmail = false } = options;
  const now = parseOffsetInstant(madeAt) ?? { instant: 0, utcOffsetMinutes: 0 };
  const source = { kind: 'snapshot', now, snapshot } as const;
  const time = answerTime(at, source, options.now ?? now.instant);
  const [open, openThen] = [await openReplay(source, time.at), await openAsMade(source, time.at)];
  const { place, next } = partialAnswer(source, open, { language, openThen });
  return {
    difference: difference && problemText(difference, language),
    advance: time.advance,
    madeAt,
    appLanguage: appLanguageText(isLanguageKnown ? snapshot.language : null, language),
    answer: [place, terminalTexts[language].replay.partial.rest],
    next,
    passOn: null,
    ifJustNow: null,
    later: isEmail ? laterAnswer(source, open, language) : null,
    head: headLine('snapshot', { madeAt, who, appVersion: versions.app, language }),
  };
}

/** What is certain of a snapshot, by what can be read of it. */
function reportOf(found: FoundPartial, at: ReplayTime | undefined, options: ReportOptions) {
  switch (found.kind) {
    case 'timers':
      return timersReport(found, at, options);
    case 'tail':
      return tailReport(found, at, options);
    case 'times':
      return timesReport(found, at, options);
    case 'step':
      return stepReport(found, at, options);
  }
}

/** The report on a snapshot that is partly missing or changed: where the person is, and that the rest is not known. */
export async function partialReport(found: FoundPartial, options: ReportOptions, at?: ReplayTime) {
  const { language, now } = options;
  const { problems } = found;
  const report = await reportOf(found, at, options);
  const name = report.advance ?? 'madeOnly';
  const time = now === undefined ? null : madeText(report.madeAt ?? '', now, language, name);
  return { kind: 'partial', ...report, time, language, problems } as const;
}

/** The report in words. */
export function partialText(report: Awaited<ReturnType<typeof partialReport>>): string {
  const { difference, time, appLanguage, answer, next, later, passOn, ifJustNow, head, language } = report;
  const lines = (words: string | null): readonly (readonly string[])[] => (words === null ? [] : [[words]]);
  const { partial } = terminalTexts[language].replay;
  const said = [
    answer,
    ...nextBlocks(next, language),
    ...laterBlocks(later),
    ...passOnBlocks(passOn, language),
    ...secondBlocks(ifJustNow, language),
  ];
  const blocks = [...lines(difference), [partial.lead], ...lines(time), ...lines(appLanguage), ...said, ...lines(head)];
  return `${blocks.map((block) => `${block.join('\n')}\n`).join('\n')}\n`;
}
