import type { Observation } from '../../scenarios/observation.ts';
import { observeTab } from '../play/observe-tab.ts';
import type { Play } from '../play/terminal-play.ts';
import { formatStep, type ShownMoment } from '../walk/format-step.ts';
import { routeWords } from '../walk/route-words.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES, routeAt } from '../../core/flow/app-routes.ts';
import type { OtherVersion } from '../../replay/read-details.ts';
import { answerTo } from './answer.ts';
import { callerOf, isOver, isUnsubmitted } from './caller.ts';
import { markInvented, withOtherValues } from './invented.ts';
import { openReplay, type ReplaySource } from './open-replay.ts';
import { pageTitle } from './page-words.ts';
import { tryButtons } from './try-buttons.ts';

const MINUTE_MS = 60_000;

/** What a report is made for. */
export interface ReportOptions {
  readonly language: Language;
  /** The instant that was asked for, in epoch milliseconds; null without one. */
  readonly at: number | null;
  /** The present by the clock of support, in epoch milliseconds. */
  readonly now: number;
  readonly isEmail?: boolean;
}

/** Everything that `replay` reports. */
export type ReplayReport = Awaited<ReturnType<typeof makeReplayReport>>;

/** The instant that is answered: the present while a test goes on, whose timers run; otherwise, when the details were copied. */
function answeredAt({ snapshot, made }: ReplaySource, { at, now }: ReportOptions): number {
  if (at !== null) return at;
  const isUnderWay = snapshot.step !== null && !snapshot.isSubmitted;
  const age = now - made.instant;
  return age >= MINUTE_MS && (isUnderWay || age >= 60 * MINUTE_MS) ? now : made.instant;
}

/** The errors of the person's page, which came after a press or a call of their own. */
function withPageErrors(play: Play, { snapshot: { page, errors, refused } }: ReplaySource): Play {
  const tab = play.tab();
  const isSame = routeAt(tab.route()) === (page?.from ?? page?.route) && !tab.isAt(APP_ROUTES.testSteps);
  const shown = (page?.from === null ? page.errors : page?.errorsBefore) ?? [];
  const own = isSame ? shown.filter((code: ErrorCode) => ![...errors, ...refused].includes(code)) : [];
  const screen: typeof tab.screen = () => {
    const now = tab.screen();
    const added = own.filter((code) => !now.errors.includes(code)).map((code) => ({ code }));
    return { ...now, failures: [...now.failures, ...added] };
  };
  return { ...play, tab: () => ({ ...tab, screen }) };
}

/** The lines of the open screen. */
async function screenOf(play: Play, source: ReplaySource, language: Language): Promise<readonly string[]> {
  const seen: Observation = await observeTab(play);
  const linesOf = (shown: Play): readonly string[] => {
    const result = shown.tab().state().session.result ?? 'none';
    const moment: ShownMoment = {
      play: shown,
      seen: { ...seen, result },
      hasRules: false,
      hasIds: false,
      language,
      pageName: (path) => pageTitle(path, language),
    };
    return [...formatStep(moment).trim().split('\n'), ...routeWords(shown, language, false)];
  };
  return markInvented(withPageErrors(play, source), linesOf);
}

/** Replays a source, and reports what is to be said, what the app shows and what its buttons do. A moment that is over has only the answer. */
export async function makeReplayReport(
  source: ReplaySource,
  otherVersion: OtherVersion | null,
  options: ReportOptions,
) {
  const { language, now, isEmail = false } = options;
  const { snapshot, made } = source;
  const at = answeredAt(source, options);
  const isPast = isOver(source, at);
  // What became of a moment that is over is not known.
  const shownAt = isPast ? made.instant : at;
  const open = await openReplay(source, shownAt);
  const factsAt = (instant: number) => callerOf(source, open, { language, at: instant, now });
  const caller = factsAt(at);
  const isClockDoubted = isPast && options.at === null && isUnsubmitted(caller) && !isEmail;
  const place = await observeTab(open.play);
  const again = {
    same: async () => (await openReplay(source, shownAt)).play,
    otherwise: async () => (await openReplay(source, shownAt, withOtherValues)).play,
  };
  return {
    otherVersion,
    madeAt: snapshot.at,
    at,
    now,
    who: snapshot.who,
    flow: snapshot.flow,
    appVersion: snapshot.versions.app,
    appLanguage: snapshot.language,
    language,
    isPast,
    answer: answerTo(caller, isEmail),
    /** The answer if the details were copied just now by a slow clock; null without that doubt. */
    ifJustNow: isClockDoubted ? answerTo(factsAt(made.instant)) : null,
    place: { step: place.step, number: place.number, route: place.route },
    screen: isPast ? [] : await screenOf(open.play, source, language),
    buttons: isPast ? [] : await tryButtons(open.play, again, language),
  };
}
