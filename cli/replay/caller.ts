import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import type { PersistedItemName } from '../../core/diagnostics/persisted-items.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import type { View } from '../../core/flow/app-state.ts';
import { flowOf, rowOf } from '../../core/flow/flows.ts';
import { isResult } from '../../core/flow/test-calls.ts';
import type { FlowContext } from '../../core/flow/predicates.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { flowContext } from '../play/terminal-tab.ts';
import type { OpenReplay, ReplaySource } from './open-replay.ts';

export type ReplayTexts = TerminalTexts['replay'];

const MINUTE_MS = 60_000;
/** How far the clocks of the person and of support may differ, and how old details are as good as new. */
export const RECENT_MS = 5 * MINUTE_MS;

/** What an answer is made from: the snapshot, the app opened from it, and the two clocks. */
export interface Caller {
  readonly source: ReplaySource;
  readonly snapshot: DiagnosticsSnapshot;
  readonly open: OpenReplay;
  readonly context: FlowContext;
  readonly view: View;
  readonly language: Language;
  readonly texts: ReplayTexts;
  /** The instant that the answer is for, and the present one by the clock of support, in epoch milliseconds. */
  readonly at: number;
  readonly now: number;
}

export function callerOf(
  source: ReplaySource,
  open: OpenReplay,
  { language, at, now }: Pick<Caller, 'language' | 'at' | 'now'>,
): Caller {
  const tab = open.play.tab();
  return {
    source,
    snapshot: source.snapshot,
    open,
    context: flowContext(tab),
    view: tab.state().view,
    language,
    texts: terminalTexts[language].replay,
    at,
    now,
  };
}

/** When the app logs the person out if nothing was pressed since the details were copied. */
export const logoutAt = ({ source }: Pick<Caller, 'source'>): number => source.made.instant + INACTIVITY_LOGOUT_MS;

/** Whether the app may have logged out since, or the time to read the result has ended, so that only the person knows what shows now. */
export function isOver(source: ReplaySource, at: number): boolean {
  const end = source.readingEnd;
  return at >= logoutAt({ source }) || (end !== null && end > source.made.instant && end <= at);
}

/** Whether details are old enough that the person may have gone on since. */
export const isOld = ({ source, at, now }: Caller): boolean => Math.max(at, now) - source.made.instant >= RECENT_MS;

/** Whether details are from later than now, so that a clock is wrong. */
export const isClockAhead = ({ source, now }: Caller): boolean => source.made.instant - now > RECENT_MS;

export const isOnline = ({ snapshot }: Caller): boolean => snapshot.flags.isOnline;

/** Whether the browser stores nothing of a test. */
export const isStorageDenied = ({ snapshot: { flags, persisted } }: Caller): boolean =>
  !flags.isOutboxPersisted || persisted.test === 'unreadable';

/** Whether something is damaged now, or was when a page was opened. */
export const isDamaged = ({ snapshot: { persisted, damage } }: Caller, item: PersistedItemName): boolean =>
  persisted[item] === 'damaged' || damage?.items.includes(item) === true;

export const hasTest = ({ context }: Caller): boolean => isTestInProgress(context.session);

/** Whether a test is under way whose result was not submitted. */
export const isUnsubmitted = (caller: Caller): boolean =>
  hasTest(caller) && caller.context.session.submittedAt === null;

/** Whether a result was read that was not submitted: the steps of its report. */
export const isAtReport = (caller: Caller): boolean =>
  isUnsubmitted(caller) && rowOf(caller.context.session)?.stage === 'report';

/** Whether a result waited to be sent when the details were copied. */
export const isUnsent = ({ open }: Caller): boolean => open.waiting.some(isResult);

/** Whether a test is past its submission without a result: the server rejected it, and the person confirmed that. */
export function isNotSaved(caller: Caller): boolean {
  const { session } = caller.context;
  const submission = flowOf(session).findLastIndex(({ leaveBy }) => leaveBy === 'report' || leaveBy === 'review');
  const isPast = rowOf(session) !== null && session.currentStep > submission;
  return isPast && session.submittedAt === null && !isUnsent(caller) && caller.snapshot.refused.length === 0;
}

/** An error of the open page or, before a page of help was opened, of the page before it; null without one of its own. */
export function pageError({
  snapshot,
}: Caller): { readonly code: ErrorCode; readonly route: RouteName; readonly isBefore: boolean } | null {
  const { page, errors, refused, flags } = snapshot;
  if (page === null) return null;
  const isOwn = (code: ErrorCode): boolean =>
    ![...errors, ...refused].includes(code) && (flags.isOnline || code !== 'NETWORK_REQUEST_FAILED');
  const [own] = (page.errors ?? []).filter(isOwn);
  if (own !== undefined) return { code: own, route: page.route, isBefore: false };
  const [before] = (page.errorsBefore ?? []).filter(isOwn);
  return before === undefined ? null : { code: before, route: page.from ?? page.route, isBefore: true };
}
