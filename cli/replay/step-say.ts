import { FLOWS, flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
import type { StepRow } from '../../core/flow/step-row.ts';
import { taskOf } from '../../core/flow/step-tasks.ts';
import { isTimerSet, isTimeUnsure } from '../../core/flow/timers.ts';
import type { Say } from './after-failure.ts';
import { hasTest, isClockAhead, isOld, isStorageDenied, isUnsubmitted, logoutAt, type Caller } from './caller.ts';
import { timerEnd } from './whereabouts.ts';

const MINUTE_MS = 60_000;
/** From then on, the answer speaks of the logout. */
const LOGOUT_SOON_MS = 20 * MINUTE_MS;

/** Between these steps, the opened pouch and the sample may be used for a limited time only. */
const [POUCH, DROPS] = (['open-pouch', 'process-2'] as const).map((step) =>
  FLOWS.testing.findIndex(({ id }) => id === step),
) as [number, number];

/** What the step itself asks for. */
function taskSay(caller: Caller, row: StepRow): Say {
  if (row.leaveBy === 'countdown') return 'wait';
  if (row.leaveBy === 'boxScan') return 'boxScan';
  if (row.leaveBy === 'cassetteScan') return 'cassetteScan';
  if (nextObstacle(caller.context)?.kind === 'tooYoung') return 'page';
  return row.nextIf === 'controlLineAnswered' || row.nextIf === 'testLineAnswered' ? 'lines' : taskOf(row);
}

/** How the person gets back to a test that goes on; empty if it is open. */
function wayToTest(caller: Caller): readonly Say[] {
  const isOpen = caller.snapshot.page?.route === 'testSteps';
  return isUnsubmitted(caller) && !isOpen ? ['toTest'] : [];
}

/** When the result is read; that only the app knows it, where a clock is in doubt. Empty while no timer runs. */
function timesSay(caller: Caller): readonly Say[] {
  const { session, moment } = caller.context;
  const [end, lastMinute] = [timerEnd(caller), (session.expirationTimerEndTime ?? 0) - MINUTE_MS];
  if (end === null || rowOf(session)?.stage === 'report') return [];
  if (isTimeUnsure(session) || isClockAhead(caller) || lastMinute <= moment.now) return ['timeUnknown'];
  return ['readAt'];
}

/** What may have happened since details that are some minutes old. */
function sinceSay(caller: Caller): readonly Say[] {
  const { session } = caller.context;
  if (!isUnsubmitted(caller) || !(isOld(caller) || isClockAhead(caller))) return [];
  const isSample =
    flowNameOf(session) === 'testing' &&
    session.currentStep > POUCH &&
    session.currentStep <= DROPS &&
    !isTimerSet(session);
  return ['askNow', ...(isSample ? (['sample'] as const) : [])];
}

/** What to say about the step of a test, in which a sentence may stand twice. Empty without one. */
export function stepSay(caller: Caller): readonly Say[] {
  const { session } = caller.context;
  const row = rowOf(session);
  if (row === null) return [];
  const [end, times] = [timerEnd(caller), timesSay(caller)];
  // A step that is shown again for a missing answer, while the wait goes on.
  const isInWait = end !== null && end === session.countdownTimerEndTime && row.leaveBy !== 'countdown';
  const isLogoutSoon = isUnsubmitted(caller) && caller.at >= logoutAt(caller) - LOGOUT_SOON_MS;
  return [
    ...wayToTest(caller),
    ...sinceSay(caller),
    ...(isInWait ? (['wait'] as const) : []),
    ...(times.includes('timeUnknown') ? times : []),
    taskSay(caller, row),
    ...times,
    ...(isLogoutSoon ? (['logoutSoon'] as const) : []),
  ];
}

/** Whether the test is safe, and whether the page may be closed. Empty without one. */
export function safetySay(caller: Caller): readonly Say[] {
  if (!hasTest(caller)) return [];
  if (!isUnsubmitted(caller)) return ['onServer'];
  if (isStorageDenied(caller)) return ['notStored'];
  if (rowOf(caller.context.session)?.timer !== undefined) return ['safeTimed'];
  return caller.at >= logoutAt(caller) - LOGOUT_SOON_MS ? [] : ['safe'];
}
