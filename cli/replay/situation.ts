import type { RouteName } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isFinalRejection } from '../../core/flow/pending-call.ts';
import { isTimeUnsure, isTimerSet } from '../../core/flow/timers.ts';
import { afterError, afterRefusal, afterScan, type Say } from './after-failure.ts';
import {
  hasTest,
  isAtReport,
  isClockAhead,
  isDamaged,
  isOld,
  isOnline,
  isOver,
  isStorageDenied,
  isUnsent,
  isUnsubmitted,
  pageError,
  type Facts,
  type ReplayTexts,
} from './facts.ts';
import { timerEnd, type Place } from './place-of.ts';
import { safetySay, stepSay } from './step-say.ts';

export type State = keyof ReplayTexts['state'];

/** A situation: when it is that of the person, what is wrong then, and what to say. The first one that holds is answered. */
interface Rule {
  readonly state: State;
  readonly holds: (facts: Facts, place: Place) => boolean;
  readonly say: (facts: Facts, place: Place) => readonly Say[];
}

const DAY_MS = 24 * 60 * 60_000;
/** Some browsers delete what a page stored this long after the last visit. */
export const STORAGE_MS = 7 * DAY_MS;

const listed = (...says: readonly (Say | false)[]): readonly Say[] => says.filter((say) => say !== false);

/** Whether a result waits that only the login of its account sends, and no account is logged in. */
const isLoginMissing = ({ open, snapshot }: Facts): boolean =>
  snapshot.who !== 'account' && open.waiting.some(({ kind }) => kind === 'result');

/** What to do about a result that waits to be sent. */
function unsentSay(facts: Facts): readonly Say[] {
  if (!isUnsent(facts)) return [];
  const isLate = facts.now - facts.source.made.instant > STORAGE_MS;
  return listed(
    isLoginMissing(facts) && 'accountLogin',
    !isOnline(facts) && 'tryNow',
    isStorageDenied(facts) ? 'keepOpen' : isLate ? 'look' : 'reopen',
    'writeDown',
  );
}

/** What became of results that were rejected, or may be lost. */
function resultSay({ snapshot, ...facts }: Facts): readonly Say[] {
  const [refused] = snapshot.refused;
  return listed(
    refused !== undefined && afterRefusal(refused),
    isDamaged({ snapshot, ...facts }, 'pendingCalls') && 'lostResult',
  );
}

/** What to ask about a moment that is over. What the server has is the same now. */
function overSay(facts: Facts, place: Place): readonly Say[] {
  const { errors, page, who } = facts.snapshot;
  const isTest = isUnsubmitted(facts);
  const isFailed = errors.length > 0 || (page?.errors ?? []).length > 0 || afterScan(facts) !== null;
  return listed(
    place === 'submitted' && 'onServer',
    'askNow',
    ...(isTest ? (['nowSubmitted', isFailed && 'nowAgain', 'nowRead', 'nowNone'] as const) : []),
    ...unsentSay(facts),
    ...resultSay(facts),
    !isTest && who !== 'visitor' && 'nowLogin',
  );
}

/** After these errors of a submission, its call did not arrive, or was not answered. */
const CUT_OFF: readonly Say[] = ['connect', 'server', 'retry', 'logIn'];

/** What to say after a call of the step failed, or a scan was rejected. */
function failureSay(facts: Facts): readonly Say[] {
  const [failure] = facts.view.errors;
  const scanned = afterScan(facts);
  if (scanned !== null) return [scanned, ...safetySay(facts)];
  if (failure === undefined) return [];
  const after = afterError(failure.code, 'testSteps');
  const isSent = after === 'save' && !isUnsubmitted(facts);
  return listed(
    ...(isFinalRejection(failure.code) ? [] : safetySay(facts)),
    !isOnline(facts) && 'online',
    isSent ? 'retry' : after,
    isAtReport(facts) && CUT_OFF.includes(after) && 'writeDown',
  );
}

/** What to say after a call of a page failed. While a timer runs, the test comes first. */
function pageSay(facts: Facts): readonly Say[] {
  const error = pageError(facts);
  if (error === null) return [];
  const after = afterError(error.code, error.route);
  return timerEnd(facts) === null ? [after, ...stepSay(facts)] : [...stepSay(facts), after];
}

/** Pages whose errors say what to do with a parked test. */
const LOGIN_PAGES: readonly (RouteName | undefined)[] = ['login', 'oneTimePassword'] satisfies RouteName[];

function parkedSay(facts: Facts): readonly Say[] {
  const error = pageError(facts);
  const isToWait = error?.code === 'TOO_MANY_REQUESTS' && LOGIN_PAGES.includes(error.route);
  return listed(
    !isOnline(facts) && 'online',
    error !== null && !isToWait && afterError(error.code, error.route),
    isToWait ? 'parkedWait' : 'parked',
    'dropsIn',
    ...unsentSay(facts),
  );
}

/** Whether the server must check what is scanned at the open step. */
function isNetworkNeeded({ open, context }: Facts): boolean {
  const row = rowOf(context.session);
  return open.play.tab().openRow() !== null && row?.leaveBy === 'cassetteScan' && row.scan === 'first';
}

/** Whether a message about a scan may have been closed at the step, which the details do not say. */
function isScanUnseen({ snapshot, context: { session } }: Facts): boolean {
  const leaveBy = rowOf(session)?.leaveBy;
  return snapshot.scan.outcome === null && (leaveBy === 'boxScan' || leaveBy === 'cassetteScan');
}

const missingOf = ({ snapshot, context: { session } }: Facts) =>
  rowOf(session)?.id === snapshot.step ? (snapshot.resumed?.missing ?? null) : null;

/** What to say where nothing is wrong. */
function calmSay(facts: Facts, place: Place): readonly Say[] {
  const ask = isClockAhead(facts) && 'askClock';
  if (place === 'noTest') return listed(ask, 'usedKit', facts.open.waiting.length === 0 && 'nothingWaits');
  if (place === 'visitor') return listed(ask, facts.open.waiting.length === 0 && 'nothingWaits');
  if (place === 'visitorAfter') return ['nowSubmitted', 'nowRead', 'begin'];
  if (facts.view.accountPrompt) return listed(place === 'submitted' && 'onServer', 'chooseAccount');
  return listed(ask, place === 'submitted' && 'onServer', isScanUnseen(facts) && 'closedScan', ...stepSay(facts));
}

/** All situations, the gravest first. */
const RULES: readonly Rule[] = [
  { state: 'parked', holds: (_facts, place) => place === 'parked', say: parkedSay },
  {
    state: 'damaged',
    holds: (_facts, place) => place === 'testDamaged' || place === 'visitDamaged',
    say: (facts) => ['dropsIn', 'begin', ...unsentSay(facts)],
  },
  { state: 'over', holds: ({ source, at }) => isOver(source, at), say: overSay },
  {
    state: 'unreadable',
    holds: (_facts, place) => place === 'unreadable',
    say: () => ['otherBrowser', 'dropsIn'],
  },
  {
    state: 'clockUnsure',
    holds: (_facts, place) => place === 'expiredUnsure',
    say: () => ['online', 'notHome', 'timeUnknown'],
  },
  {
    state: 'expired',
    holds: (facts, place) =>
      place === 'expired' ||
      (place === 'step' && isTimerSet(facts.context.session) && !isAtReport(facts) && timerEnd(facts) === null),
    say: () => ['nowRead', 'newTest'],
  },
  { state: 'notSaved', holds: (_facts, place) => place === 'notSaved', say: () => ['newTest'] },
  {
    state: 'inactivityWarned',
    holds: ({ view }) => view.isInactivityWarned,
    say: (facts) => ['stay', ...failureSay(facts), ...stepSay(facts)],
  },
  {
    state: 'refused',
    holds: ({ snapshot }) => snapshot.refused.length > 0,
    say: (facts) =>
      timerEnd(facts) === null ? [...resultSay(facts), ...stepSay(facts)] : [...stepSay(facts), ...resultSay(facts)],
  },
  { state: 'scan', holds: (facts) => afterScan(facts) !== null, say: failureSay },
  { state: 'failure', holds: ({ view }) => view.errors.length > 0, say: failureSay },
  { state: 'failure', holds: (facts) => pageError(facts)?.isBefore === false, say: pageSay },
  { state: 'failureBefore', holds: (facts) => pageError(facts) !== null, say: pageSay },
  {
    state: 'queueDamaged',
    holds: (facts) => !isUnsent(facts) && isDamaged(facts, 'pendingCalls'),
    say: (facts) => [...stepSay(facts), ...resultSay(facts)],
  },
  {
    state: 'busy',
    holds: ({ snapshot }) => snapshot.busyWith !== null,
    say: (facts) => (isStorageDenied(facts) ? ['notStored'] : ['reload']),
  },
  {
    state: 'earlierUnsent',
    holds: (facts) => isUnsent(facts) && isUnsubmitted(facts),
    say: (facts) => [...stepSay(facts), ...unsentSay(facts)],
  },
  { state: 'unsentNotKept', holds: (facts) => isUnsent(facts) && isStorageDenied(facts), say: unsentSay },
  { state: 'unsentLogin', holds: (facts) => isUnsent(facts) && isLoginMissing(facts), say: unsentSay },
  { state: 'unsent', holds: isUnsent, say: unsentSay },
  {
    state: 'offlineStep',
    holds: (facts) => !isOnline(facts) && isNetworkNeeded(facts),
    say: (facts) => ['online', ...stepSay(facts)],
  },
  {
    state: 'offline',
    holds: (facts) => !isOnline(facts),
    say: (facts) =>
      listed(
        isStorageDenied(facts) && hasTest(facts) && 'notStored',
        'online',
        isAtReport(facts) && 'writeDown',
        ...stepSay(facts),
      ),
  },
  {
    state: 'notStored',
    holds: isStorageDenied,
    say: (facts) => (hasTest(facts) ? ['notStored', ...stepSay(facts)] : ['otherBrowser']),
  },
  {
    state: 'clockUnsure',
    holds: ({ context }) => isTimeUnsure(context.session),
    say: (facts) => ['online', ...stepSay(facts)],
  },
  { state: 'clockCorrected', holds: ({ context }) => context.session.clockNotice !== null, say: stepSay },
  { state: 'partDamaged', holds: (facts) => isDamaged(facts, 'test'), say: stepSay },
  { state: 'asksAgain', holds: (facts) => missingOf(facts) !== null, say: stepSay },
  { state: 'clockAhead', holds: isClockAhead, say: calmSay },
  { state: 'leftForHelp', holds: ({ snapshot }) => (snapshot.page?.from ?? null) !== null, say: calmSay },
  { state: 'visitorAfter', holds: (_facts, place) => place === 'visitorAfter', say: calmSay },
  { state: 'scanUnseen', holds: isScanUnseen, say: calmSay },
  { state: 'calmThen', holds: isOld, say: calmSay },
  { state: 'calm', holds: () => true, say: calmSay },
];

/** What is wrong at a place, and what to say. */
export function situationOf(facts: Facts, place: Place): { readonly state: State; readonly say: readonly Say[] } {
  const rule = RULES.find(({ holds }) => holds(facts, place));
  if (rule === undefined) throw new Error('The last rule holds always.');
  return { state: rule.state, say: [...new Set(rule.say(facts, place))] };
}
