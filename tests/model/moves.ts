import type { CallName } from '../../scenarios/scenario.ts';
import { isStillAwaited } from './late-calls.ts';
import { isHolding, willSucceed, START_CALL, timeLeft, type Done, type Memory, type Person } from './memory.ts';
import { newUserOf, restoredTest } from './people.ts';
import { isInReadingWindow, MODEL_STEPS, numberOf } from './steps.ts';

const HOUR_MS = 60 * 60_000;
const NONE = -1;

/** The step numbers that an action may lead to; the first is the expected one. */
type Moves = readonly number[];

function isSkippedForGuests({ flow }: Memory, { before }: Done, number: number): boolean {
  return before.guest && number === numberOf(flow, 'profile-selection');
}

/** The next step in a direction: guests skip the profile selection, and an unreported test skips the review. */
function adjacentMoves(memory: Memory, done: Done, direction: 1 | -1): Moves {
  const { flow, report } = memory;
  const plain = done.before.number + direction;
  if (isSkippedForGuests(memory, done, plain)) return [plain + direction];
  if (plain === numberOf(flow, 'review-profile') && report === 'doNotReport') return [plain + direction];
  // A person who always reports skips the question.
  const mayPass = plain === numberOf(flow, 'submit-report') && done.before.signedIn;
  return mayPass ? [plain, plain + direction] : [plain];
}

/** Whether no call is to fail or to stay without a response. */
function mayNotFail({ nextFailures, callsToLose }: Memory): boolean {
  return Object.keys(nextFailures).length === 0 && callsToLose.length === 0;
}

/** Next leaves the step exactly when the button was enabled. */
function onNext(memory: Memory, done: Done): Moves {
  const { before } = done;
  const { flow } = memory;
  const isLast = before.number === MODEL_STEPS[flow].length - 1;
  if (isLast) return before.guest ? [before.number] : [before.canNext ? NONE : before.number];
  const on = adjacentMoves(memory, done, 1);
  const submits = before.number >= numberOf(flow, 'submit-report');
  // Profile changes in the review are saved first, and may be rejected.
  const isReviewed = before.signedIn && before.step === 'review-profile';
  const isSure = before.canNext && !isReviewed && (!submits || mayNotFail(memory));
  return isSure ? on : before.canNext ? [...on, before.number] : [before.number];
}

function onBack(memory: Memory, done: Done): Moves {
  const { number, canBack, guest } = done.before;
  if (!canBack) return [number];
  const isLeaving = number === 0 || (guest && number === numberOf(memory.flow, 'health-questionnaire'));
  return isLeaving ? [NONE] : adjacentMoves(memory, done, -1);
}

/** The partner's kit opens the partner's site and ends the test. */
function onScan({ flow }: Memory, { action, before, after }: Done): Moves {
  const isPartners = action.value === 'https://partner.example/kit';
  if (isPartners && before.number === numberOf(flow, 'scan-device')) return [NONE];
  const isAccepted = after.scan === 'accepted' && MODEL_STEPS[flow][before.number]?.includes('scan') === true;
  return isAccepted ? [before.number + 1] : [before.number];
}

/** Resuming goes back only when the cassette is missing, because the scan of the box is not stored. */
function resumeMoves({ flow, hasCassette }: Memory, { before }: Done): Moves {
  const lacksCassette = before.number === numberOf(flow, 'first-scan') && !hasCassette;
  return [lacksCassette ? before.number - 1 : before.number];
}

function isWindowOver(memory: Memory, number: number): boolean {
  return isInReadingWindow(memory.flow, number) && (timeLeft(memory, number) ?? 0) <= 0;
}

/** Where a delayed submission leads: the report option may be the current one or an earlier one, which then counts. */
function submissionMoves(memory: Memory, done: Done): Moves {
  return [...adjacentMoves(memory, done, 1), ...adjacentMoves({ ...memory, report: 'doNotReport' }, done, 1)];
}

/** A late response counts only for the user and the test that made the call. */
function onLateResponse(memory: Memory, done: Done, name: CallName): Moves {
  const same = done.before.number;
  // A submission that waited behind it is sent now.
  const isSubmitting = same >= numberOf(memory.flow, 'submit-report');
  // A login in the other tab ends what was started here meanwhile; so does a declined account.
  const ended = memory.isLoginAsked || memory.isDeclineAsked ? [NONE] : [];
  if (!isStillAwaited(memory, name)) return [same, ...(isSubmitting ? submissionMoves(memory, done) : []), ...ended];
  // Starting a test during another is rejected.
  if (name === START_CALL) return same === NONE ? [same, 0] : [same];
  if (same === NONE) return [same];
  // The other tab may be at a later step, and this one follows it.
  const number = memory.otherTabsStep ?? same;
  return [same, number, ...submissionMoves(memory, { ...done, before: { ...done.before, number } }), NONE];
}

/** A new user continues only their own test: the one in another tab, or the one parked for them. */
function onNewUser(memory: Memory, done: Done, newUser: Person): Moves {
  const given = restoredTest(memory, done);
  if (given !== null)
    return resumeMoves({ ...memory, ...given }, { ...done, before: { ...done.before, number: given.number } });
  const same = [...resumeMoves(memory, done), done.before.number, ...otherTabsMoves(memory)];
  if (newUser === memory.person || done.isInLoggedOutTab !== true) return same;
  // A guest's test moves into the account.
  return memory.person === 'guest' ? [...same, numberOf(memory.flow, 'profile-selection'), NONE] : [NONE];
}

/** Opening another tab does not change the step of the tabs that were already open. */
function otherTabsMoves({ otherTabsStep }: Memory): Moves {
  return otherTabsStep === null ? [] : [otherTabsStep];
}

/** Repeats the failed call and continues: a start, a submission, or declining an account at the last step. */
function onRetry(memory: Memory, done: Done): Moves {
  const isLast = done.before.number === MODEL_STEPS[memory.flow].length - 1;
  return [0, ...(isLast ? [NONE] : adjacentMoves(memory, done, 1))];
}

/** A submission in another tab waits for held responses. Reloading this page ends that wait, and both tabs advance. */
function queuedSubmissionMoves(memory: Memory, done: Done): Moves {
  const isSubmitting = done.before.number >= numberOf(memory.flow, 'submit-report');
  return isHolding(memory) && isSubmitting && memory.openTabs.size > 1 ? adjacentMoves(memory, done, 1) : [];
}

/** The allowed steps for each action. `memory` is the state before the action, but with the current time. */
function stepsAllowedAfter(memory: Memory, done: Done): Moves {
  const { action, before, after } = done;
  const same: Moves = [before.number];
  switch (action.name) {
    case 'start':
      // A current test must be continued or cancelled first.
      if (before.number >= 0) return same;
      return willSucceed(memory, START_CALL) ? [0] : [0, NONE];
    case 'next':
      return onNext(memory, done);
    case 'report':
    case 'profile':
      return [...adjacentMoves(memory, done, 1), before.number];
    case 'back':
      return onBack(memory, done);
    case 'scan':
      return onScan(memory, done);
    case 'reload':
      return [...resumeMoves(memory, done), ...queuedSubmissionMoves(memory, done)];
    case 'tab':
      return [
        ...(memory.openTabs.has(action.value) ? same : []),
        ...resumeMoves(memory, done),
        ...otherTabsMoves(memory),
      ];
    case 'home':
      return isWindowOver(memory, before.number) && before.route === '/test-steps' ? [NONE] : same;
    case 'cancel':
    case 'logout':
      return [NONE];
    case 'account':
      return after.guest ? same : [NONE];
    case 'idle':
      return action.value > HOUR_MS ? [NONE] : [before.number, NONE];
    case 'release':
      return onLateResponse(memory, done, action.value);
    case 'press':
      return [before.number, ...otherTabsMoves(memory), ...(action.value === 'try-again' ? onRetry(memory, done) : [])];
    default:
      return same;
  }
}

/** The step numbers allowed after an action. A wait that is over advances automatically, on any route. */
export function allowedSteps(earlier: Memory, done: Done): Moves {
  const memory = { ...earlier, ...restoredTest(earlier, done) };
  const { flow } = memory;
  const countdown = flow === 'testing' ? numberOf(flow, 'countdown') : NONE;
  const isOver = (timeLeft(memory, countdown) ?? 1) <= 0;
  const { number: same } = done.before;
  const newUser = newUserOf(earlier, done);
  const moves = newUser === null ? stepsAllowedAfter(memory, done) : onNewUser(memory, done, newUser);
  // An action that waits for a held response takes effect only when that arrives.
  return (isHolding(memory) ? [...moves, same] : moves).flatMap((number) => {
    if (number !== countdown || number === NONE || !isOver) return [number];
    return [number + 1];
  });
}
