import { FLOWS, flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
import type { StepRow } from '../../core/flow/step-row.ts';
import { STEP_TASKS, type StepTask } from '../../core/flow/step-tasks.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import { isTimerSet, isTimeUnsure } from '../../core/flow/timers.ts';
import type { Say } from './after-failure.ts';
import { hasTest, isClockAhead, isOld, isStorageDenied, isUnsubmitted, logoutAt, type Facts } from './facts.ts';
import { timerEnd } from './place-of.ts';

const MINUTE_MS = 60_000;
/** From then on, the answer speaks of the logout. */
const LOGOUT_SOON_MS = 20 * MINUTE_MS;

/** What to do by the task of a step; while a question is open, that is the question. */
const BY_TASK: Readonly<Record<StepTask, Say>> = {
  read: 'read',
  agree: 'agree',
  example: 'example',
  act: 'act',
  drops: 'drops',
  result: 'result',
  question: 'question',
};

/** Where to look and answer, of which the general words say too little. */
const LINES: Readonly<Partial<Record<NonNullable<StepRow['nextIf']>, Say>>> = {
  controlLineAnswered: 'controlLine',
  testLineAnswered: 'testLine',
};

/** Between these steps, the opened pouch and the sample may be used for a limited time only. */
const [POUCH, DROPS] = (['open-pouch', 'process-2'] as const).map((step) =>
  FLOWS.testing.findIndex(({ id }) => id === step),
) as [number, number];

/** What the step itself asks for. */
function taskSay(facts: Facts, row: StepRow): Say {
  const { session } = facts.context;
  if (row.leaveBy === 'countdown') return 'wait';
  if (row.leaveBy === 'boxScan') return 'boxScan';
  if (row.leaveBy === 'cassetteScan') {
    // A test with a timer goes on with the same cassette, on which the sample is.
    if (row.scan === 'second' || isTimerSet(session)) return 'secondScan';
    return flowNameOf(session) === 'reporting' ? 'usedScan' : 'firstScan';
  }
  if (session.submittedAt !== null && STEP_TASKS[row.id] === 'act') return 'tip';
  if (row.nextIf === undefined) return BY_TASK[STEP_TASKS[row.id]];
  if (nextObstacle(facts.context)?.kind === 'tooYoung') return 'tooYoung';
  return LINES[row.nextIf] ?? 'question';
}

/** How the person gets back to a test that goes on; empty if it is open. */
function wayToTest(facts: Facts): readonly Say[] {
  const { snapshot, open, context } = facts;
  if (!isUnsubmitted(facts) || snapshot.page?.route === 'testSteps') return [];
  const bar = timerBar(open.play.tab().state(), context.moment.now);
  return [bar?.leadsBack === true && snapshot.page?.route !== 'home' ? 'bar' : 'toTest'];
}

/** When the result is read; that only the app knows it, where a clock is in doubt. Empty while no timer runs. */
function timesSay(facts: Facts): readonly Say[] {
  const { session, moment } = facts.context;
  const [end, lastMinute] = [timerEnd(facts), (session.expirationTimerEndTime ?? 0) - MINUTE_MS];
  if (end === null || rowOf(session)?.stage === 'report') return [];
  if (isTimeUnsure(session) || isClockAhead(facts) || lastMinute <= moment.now) return ['timeUnknown'];
  return [end === session.countdownTimerEndTime ? 'readAt' : 'confirmBy'];
}

/** What may have happened since details that are some minutes old. */
function sinceSay(facts: Facts): readonly Say[] {
  const { session } = facts.context;
  if (!isUnsubmitted(facts) || !(isOld(facts) || isClockAhead(facts))) return [];
  const isSample =
    flowNameOf(session) === 'testing' &&
    session.currentStep > POUCH &&
    session.currentStep <= DROPS &&
    !isTimerSet(session);
  return ['byApp', ...(isSample ? (['sample'] as const) : [])];
}

/** What to say about the step of a test, in which a sentence may stand twice. Empty without one. */
export function stepSay(facts: Facts): readonly Say[] {
  const { session } = facts.context;
  const row = rowOf(session);
  if (row === null) return [];
  const [end, times] = [timerEnd(facts), timesSay(facts)];
  // A step that is shown again for a missing answer, while the wait goes on.
  const isInWait = end !== null && end === session.countdownTimerEndTime && row.leaveBy !== 'countdown';
  const isLogoutSoon = isUnsubmitted(facts) && facts.at >= logoutAt(facts) - LOGOUT_SOON_MS;
  return [
    ...wayToTest(facts),
    ...sinceSay(facts),
    ...(isInWait ? (['wait'] as const) : []),
    ...(times.includes('timeUnknown') ? times : []),
    taskSay(facts, row),
    ...times,
    ...(isLogoutSoon ? (['logoutSoon'] as const) : []),
  ];
}

/** Whether the test is safe, and whether the page may be closed. Empty without one. */
export function safetySay(facts: Facts): readonly Say[] {
  if (!hasTest(facts)) return [];
  if (!isUnsubmitted(facts)) return ['onServer'];
  if (isStorageDenied(facts)) return ['notStored'];
  if (rowOf(facts.context.session)?.timer !== undefined) return ['safeTimed'];
  return facts.at >= logoutAt(facts) - LOGOUT_SOON_MS ? [] : ['safe'];
}
