import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Kit } from '../../core/domain/kit.ts';
import type { Language } from '../../core/domain/languages.ts';
import { routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import { flowNameOf, flowOf, rowOf } from '../../core/flow/flows.ts';
import { formatTimeLeft, testedKit } from '../../core/flow/timers.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { toLocalInstant } from '../../core/diagnostics/local-instant.ts';
import { ruleWords } from '../rule-words.ts';
import { observeTab } from '../play/observe-tab.ts';
import { stepTitle, formatStep } from '../walk/format-step.ts';
import { idMark, routeWords } from '../walk/route-words.ts';
import { appLanguageText } from './app-language.ts';
import { openAsMade, openReplay, type OpenReplay } from './open-replay.ts';
import { problemText } from './problem-text.ts';
import { reasonsOf } from './reasons.ts';
import { firstAnswer } from './first-answer.ts';
import { laterAnswer } from './later-answer.ts';
import { markInvented } from './mark-invented.ts';
import { withOtherAnswers } from './other-values.ts';
import type { Play } from '../play/terminal-play.ts';
import { severalText } from './several-text.ts';
import { savedLines } from './saved-lines.ts';
import type { FoundSource, ReplaySource } from './replay-source.ts';
import { otherPageText, withPageErrors } from './page-errors.ts';
import { pageTitle } from './page-words.ts';
import type { Advance } from './replay-time.ts';
import { madeText, shownText } from './time-text.ts';
import { tryButtons } from './try-buttons.ts';

/** Everything that `replay` reports. */
export type ReplayReport = Awaited<ReturnType<typeof makeReplayReport>>;

/** How a report is written. */
export interface ReportOptions {
  readonly language: Language;
  /** Whether the ids of steps, buttons and errors are in it. */
  readonly hasIds?: boolean;
  /** Whether the snapshot was chosen by its number from several. */
  readonly isChosen?: boolean;
  /** Why it is for the present though no time was asked for. */
  readonly advance?: Advance | null;
  /** Whether the person reads the answer later, in an email. */
  readonly isEmail?: boolean;
  /** The present instant, in epoch milliseconds; without it, the report leaves out how old the snapshot is. */
  readonly now?: number;
}

const writtenInstant = (instant: number, offset: number): string => toLocalInstant(instant, offset) ?? 'unknown';

/**
 * A timer at the instant of the replay: when it begins and ends by the person's clock, how much of it is gone (mm:ss; null before it begins)
 * and left (mm:ss; null once it is over).
 */
function timerReport(beganAt: number | null, endsAt: number | null, open: OpenReplay) {
  if (beganAt === null || endsAt === null) return null;
  const { now, offsetAt } = open.play.tab().runner.moment();
  const mmss = (milliseconds: number): string => formatTimeLeft(Math.ceil(milliseconds / 1000));
  return {
    beganAt: writtenInstant(beganAt, offsetAt(now)),
    endsAt: writtenInstant(endsAt, offsetAt(now)),
    gone: now < beganAt ? null : mmss(Math.min(now, endsAt) - beganAt),
    left: now >= endsAt ? null : mmss(endsAt - Math.max(now, beganAt)),
  };
}

/** The kit of the replayed test. */
function kitOf(open: OpenReplay): Kit {
  const tab = open.play.tab();
  return testedKit({ session: tab.state().session, moment: tab.runner.moment() });
}

/** What the app waits for without a press. Of the calls that waited for the network, how many there were of each kind. */
function waitsOf(source: ReplaySource, open: OpenReplay) {
  const tab = open.play.tab();
  const { session } = tab.state();
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: readingEnd } = session;
  const calls: Record<string, number> = {};
  for (const { kind } of open.waiting) calls[kind] = (calls[kind] ?? 0) + 1;
  const leaveBy = tab.openRow()?.leaveBy;
  return {
    wait: timerReport(waitEnd === null ? null : waitEnd - kitOf(open).waitMs, waitEnd, open),
    reading: timerReport(waitEnd, readingEnd, open),
    clockNotice: session.clockNotice,
    isOnline: open.play.isOnline,
    calls,
    scan: leaveBy === 'boxScan' || leaveBy === 'cassetteScan' ? leaveBy : null,
    busyWith: source.kind === 'snapshot' ? source.snapshot.busyWith : null,
  };
}

function placeOf(open: OpenReplay, seen: Observation, language: Language) {
  const { session } = open.play.tab().state();
  const flow = flowNameOf(session);
  const row = rowOf(session);
  const title = row === null ? null : stepTitle(row.id, flow, language, kitOf(open));
  const { step, number, route, canNext, canBack } = seen;
  return { flow, step, number, of: flowOf(session).length - 1, title, route, canNext, canBack };
}

/** The name of the person's open page, if the replay shows another one in its place: that before help, or the test. */
function otherPageOf(source: ReplaySource, open: OpenReplay): RouteName | null {
  const [page, shown] = [source.kind === 'snapshot' ? source.snapshot.page : null, open.play.tab().route()];
  const hasMovedOn = shown !== open.openedRoute;
  return page === null || hasMovedOn || page.route === routeAt(shown) ? null : page.route;
}

/** The rules of the step that shows, in words; empty without any. */
function stepRulesOf(open: OpenReplay): string {
  const { session } = open.play.tab().state();
  const row = rowOf(session);
  return row === null ? '' : ruleWords(row);
}

/** What the file itself says. */
function headOf(
  found: FoundSource,
  at: number,
  { language, isChosen = false, advance = null, now: present }: ReportOptions,
) {
  const { source } = found;
  const { kind, now } = source;
  const difference = found.difference && problemText(found.difference, language);
  const several = severalText(found.several, isChosen, language);
  const madeAt = writtenInstant(now.instant, now.utcOffsetMinutes);
  const shown = at === now.instant ? null : shownText(writtenInstant(at, now.utcOffsetMinutes), language);
  if (kind === 'state') return { kind, madeAt, who: source.who, appVersion: null, difference, several, time: shown };
  const { who, versions } = source.snapshot;
  const name = advance ?? 'made';
  const isForThen = shown === null || advance !== null;
  const time = isForThen && present !== undefined ? madeText(madeAt, present, language, name) : shown;
  return { kind, madeAt, who, appVersion: versions.app, difference, several, time };
}

/** What the app shows. */
function screenLines(play: Play, seen: Observation, { language, hasIds = false }: ReportOptions): readonly string[] {
  const { result } = play.tab().state().session;
  const now: Observation = { ...seen, result: result ?? 'none' };
  const pageName = (path: string): string => pageTitle(path, language) + idMark(path, hasIds);
  const shown = { play, seen: now, hasRules: false, hasIds, language, pageName };
  return [...formatStep(shown).trim().split('\n'), ...routeWords(play, language, hasIds)];
}

/** Replays a source up to `at` (epoch milliseconds), and reports what the app shows and does. */
export async function makeReplayReport(found: FoundSource, at: number, options: ReportOptions) {
  const { source } = found;
  const { language, isEmail = false } = options;
  const { invented } = terminalTexts[language].replay;
  const open = await openReplay(source, at);
  const seen = await observeTab(open.play);
  const openThen = await openAsMade(source, at);
  const first = firstAnswer(source, open, { language, now: options.now ?? null, openThen });
  const again = {
    same: async () => (await openReplay(source, at)).play,
    otherwise: source.kind === 'state' ? null : async () => (await openReplay(source, at, withOtherAnswers)).play,
  };
  return {
    ...headOf(found, at, options),
    at: writtenInstant(at, source.now.utcOffsetMinutes),
    language,
    appLanguage: appLanguageText(source.kind === 'snapshot' ? source.snapshot.language : null, language),
    answer: [first.place, first.state],
    next: first.next,
    passOn: first.passOn,
    // In an email, a slow clock is the least likely reason for the age of details.
    ifJustNow: isEmail ? null : first.ifJustNow,
    later: isEmail ? laterAnswer(source, open, language) : null,
    place: { ...placeOf(open, seen, language), otherPage: otherPageOf(source, open) },
    reasons: reasonsOf(source, open, language),
    stepRules: stepRulesOf(open),
    notShown: otherPageText(source, { shown: open.play.tab().route(), opened: open.openedRoute }, language),
    screen: markInvented(
      open.play,
      open.inventedValues,
      (play) => screenLines(withPageErrors(play, source), seen, options),
      language,
    ),
    waits: waitsOf(source, open),
    buttons: await tryButtons(open.play, again, language),
    saved: source.kind === 'snapshot' ? savedLines(source.snapshot, language) : [],
    inventedValues: open.inventedValues.map((name) => ({ name, words: invented[name] })),
  };
}
