import { rowOf } from '../../core/flow/flows.ts';
import { isFinalRejection } from '../../core/flow/test-calls.ts';
import { afterError, afterRefusal, afterScan, type Say } from './after-failure.ts';
import {
  isAtReport,
  isClockAhead,
  isDamaged,
  isOnline,
  isStorageDenied,
  isUnsent,
  isUnsubmitted,
  pageError,
  type Caller,
} from './caller.ts';
import { timerEnd, type Whereabouts } from './whereabouts.ts';
import { safetySay, stepSay } from './step-say.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Some browsers delete what a page stored this long after the last visit. */
export const STORAGE_MS = 7 * DAY_MS;

export const listed = (...says: readonly (Say | false)[]): readonly Say[] => says.filter((say) => say !== false);

/** Whether a result waits that only the login of its account sends, and no account is logged in. */
const isLoginMissing = ({ open, snapshot }: Caller): boolean =>
  snapshot.who !== 'account' && open.waiting.some(({ kind }) => kind === 'result');

/** What to do about a result that waits to be sent. */
export function unsentSay(caller: Caller): readonly Say[] {
  if (!isUnsent(caller)) return [];
  const isLate = caller.now - caller.source.made.instant > STORAGE_MS;
  return listed(
    isLoginMissing(caller) && 'logIn',
    !isOnline(caller) && 'online',
    isStorageDenied(caller) ? 'notStored' : isLate ? 'lostResult' : 'reopen',
    'writeDown',
  );
}

/** What became of results that were rejected, or may be lost. */
export function resultSay({ snapshot, ...caller }: Caller): readonly Say[] {
  const [refused] = snapshot.refused;
  return listed(
    refused !== undefined && afterRefusal(refused),
    isDamaged({ snapshot, ...caller }, 'test') && 'lostResult',
  );
}

/** What to ask about a moment that is over. What the server has is the same now. */
export function overSay(caller: Caller, place: Whereabouts): readonly Say[] {
  const { errors, page, who } = caller.snapshot;
  const isTest = isUnsubmitted(caller);
  const isFailed = errors.length > 0 || (page?.errors ?? []).length > 0 || afterScan(caller) !== null;
  return listed(
    place === 'submitted' && 'onServer',
    'askNow',
    ...(isTest ? (['nowSubmitted', isFailed && 'nowAgain', 'nowRead', 'nowNone'] as const) : []),
    ...unsentSay(caller),
    ...resultSay(caller),
    !isTest && who === 'account' && 'logIn',
  );
}

/** After these errors of a submission, its call did not arrive, or was not answered. */
const CUT_OFF: readonly Say[] = ['online', 'retry', 'logIn'];

/** What to say after a call of the step failed, or a scan was rejected. */
export function failureSay(caller: Caller): readonly Say[] {
  const [failure] = caller.view.errors;
  const scanned = afterScan(caller);
  if (scanned !== null) return [scanned, ...safetySay(caller)];
  if (failure === undefined) return [];
  const after = afterError(failure.code, 'testSteps');
  return listed(
    ...(isFinalRejection(failure.code) ? [] : safetySay(caller)),
    !isOnline(caller) && 'online',
    after,
    isAtReport(caller) && CUT_OFF.includes(after) && 'writeDown',
  );
}

/** What to say after a call of a page failed. While a timer runs, the test comes first. */
export function pageSay(caller: Caller): readonly Say[] {
  const error = pageError(caller);
  if (error === null) return [];
  const after = afterError(error.code, error.route);
  return timerEnd(caller) === null ? [after, ...stepSay(caller)] : [...stepSay(caller), after];
}

/** What to say where the login of a test that is saved here has ended. */
export function parkedSay(caller: Caller): readonly Say[] {
  const error = pageError(caller);
  return listed(
    !isOnline(caller) && 'online',
    error !== null && afterError(error.code, error.route),
    'logIn',
    'dropsIn',
    ...unsentSay(caller),
  );
}

/** Whether the server must check what is scanned at the open step. */
export function isNetworkNeeded({ open, context }: Caller): boolean {
  const row = rowOf(context.session);
  return open.play.tab().openRow() !== null && row?.leaveBy === 'cassetteScan' && row.scan === 'first';
}

/** Whether a message about a scan may have been closed at the step, which the details do not say. */
export function isScanUnseen({ snapshot, context: { session } }: Caller): boolean {
  const leaveBy = rowOf(session)?.leaveBy;
  return snapshot.scan.outcome === null && (leaveBy === 'boxScan' || leaveBy === 'cassetteScan');
}

export const missingOf = ({ snapshot, context: { session } }: Caller) =>
  rowOf(session)?.id === snapshot.step ? (snapshot.resumed?.missing ?? null) : null;

/** What to say where nothing is wrong. */
export function calmSay(caller: Caller, place: Whereabouts): readonly Say[] {
  const ask = isClockAhead(caller) && 'askClock';
  if (place === 'noTest') return listed(ask, 'nowNone', caller.open.waiting.length === 0 && 'nothingWaits');
  if (place === 'visitor') return listed(ask, caller.open.waiting.length === 0 && 'nothingWaits');
  if (place === 'visitorAfter') return ['nowSubmitted', 'nowRead', 'nowNone'];
  if (caller.view.accountPrompt) return listed(place === 'submitted' && 'onServer', 'chooseAccount');
  return listed(ask, place === 'submitted' && 'onServer', isScanUnseen(caller) && 'closedScan', ...stepSay(caller));
}
