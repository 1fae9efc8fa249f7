import type { CallName } from '../../scenarios/scenario.ts';
import { isAwaited } from './late-calls.ts';
import { isHolding, isWell, START_CALL, timeLeft, type Done, type Memory, type Person } from './memory.ts';
import { comerOf, testGivenBack } from './people.ts';
import { isRead, MODEL_STEPS, numberOf } from './steps.ts';

const HOUR_MS = 60 * 60_000;
const NONE = -1;

/** What an action may lead to: these numbers of steps and no others; the first is the one to be expected. */
type Moves = readonly number[];

function isGuestPassed({ flow }: Memory, { before }: Done, number: number): boolean {
  return before.guest && number === numberOf(flow, 'profile-selection');
}

/** The next step in a direction: guests pass the profile selection over, and an unreported test the review. */
function beside(memory: Memory, done: Done, direction: 1 | -1): Moves {
  const { flow, report } = memory;
  const plain = done.before.number + direction;
  if (isGuestPassed(memory, done, plain)) return [plain + direction];
  if (plain === numberOf(flow, 'review-profile') && report === 'doNotReport') return [plain + direction];
  // A person who always reports is not asked.
  const mayPass = plain === numberOf(flow, 'submit-report') && done.before.signedIn;
  return mayPass ? [plain, plain + direction] : [plain];
}

/** Next leaves the step where it said so, and never where it did not. */
function onNext(memory: Memory, done: Done): Moves {
  const { before } = done;
  const { flow } = memory;
  const isLast = before.number === MODEL_STEPS[flow].length - 1;
  if (isLast) return before.guest ? [before.number] : [before.canNext ? NONE : before.number];
  const on = beside(memory, done, 1);
  const submits = before.number >= numberOf(flow, 'submit-report');
  // What an account changes on its profile while reviewing it is saved first, and may be refused.
  const isReviewed = before.signedIn && before.step === 'review-profile';
  const isSure = before.canNext && !isReviewed && (!submits || Object.keys(memory.spoilt).length === 0);
  return isSure ? on : before.canNext ? [...on, before.number] : [before.number];
}

function onBack(memory: Memory, done: Done): Moves {
  const { number, canBack, guest } = done.before;
  if (!canBack) return [number];
  const isLeft = number === 0 || (guest && number === numberOf(memory.flow, 'health-questionnaire'));
  return isLeft ? [NONE] : beside(memory, done, -1);
}

/** The partner's kit leads away, and ends the test here. */
function onScan({ flow }: Memory, { action, before, after }: Done): Moves {
  const isPartners = action.value === 'https://partner.example/kit';
  if (isPartners && before.number === numberOf(flow, 'scan-device')) return [NONE];
  const isAccepted = after.scan === 'accepted' && MODEL_STEPS[flow][before.number]?.includes('scan') === true;
  return isAccepted ? [before.number + 1] : [before.number];
}

/** The cassette is the only answer that a step can be open without: the box alone is not remembered. */
function resumed({ flow, holdsCassette }: Memory, { before }: Done): Moves {
  const lacksCassette = before.number === numberOf(flow, 'first-scan') && !holdsCassette;
  return [lacksCassette ? before.number - 1 : before.number];
}

function isWindowOver(memory: Memory, number: number): boolean {
  return isRead(memory.flow, number) && (timeLeft(memory, number) ?? 0) <= 0;
}

/** Where a submission leads that was held up: by what is wanted now, or by a choice made before it, which is the one that counts. */
function afterSubmission(memory: Memory, done: Done): Moves {
  return [...beside(memory, done, 1), ...beside({ ...memory, report: 'doNotReport' }, done, 1)];
}

/** An answer that comes late counts for the person and the test that asked, and moves nothing else. */
function onLateAnswer(memory: Memory, done: Done, name: CallName): Moves {
  const same = done.before.number;
  // What was submitted meanwhile waited behind it, and goes now.
  const isSubmitting = same >= numberOf(memory.flow, 'submit-report');
  // A login of the other tab ends what was begun here meanwhile.
  const ended = memory.isLoginAsked ? [NONE] : [];
  if (!isAwaited(memory, name)) return [same, ...(isSubmitting ? afterSubmission(memory, done) : []), ...ended];
  // A start over a test is refused.
  if (name === START_CALL) return same === NONE ? [same, 0] : [same];
  if (same === NONE) return [same];
  // The other tab may stand further on, and this one follows it.
  const number = memory.stayedAt ?? same;
  return [same, number, ...afterSubmission(memory, { ...done, before: { ...done.before, number } }), NONE];
}

/** Who comes goes on with their own test: the one they have in another tab, or that was laid aside for them. No other. */
function onComing(memory: Memory, done: Done, comer: Person): Moves {
  const given = testGivenBack(memory, done);
  if (given !== null)
    return resumed({ ...memory, ...given }, { ...done, before: { ...done.before, number: given.number } });
  const same = [...resumed(memory, done), done.before.number, ...stayed(memory)];
  if (comer === memory.person || done.isInLeftTab !== true) return same;
  // An account takes along what was begun as a guest.
  return memory.person === 'guest' ? [...same, numberOf(memory.flow, 'profile-selection'), NONE] : [NONE];
}

/** A tab that was open before another one was opened stands where it stood. */
function stayed({ stayedAt }: Memory): Moves {
  return stayedAt === null ? [] : [stayedAt];
}

/** The call that failed is repeated, and what waited for it goes on: a start, a submission, or declining an account at the last step. */
function onTryAgain(memory: Memory, done: Done): Moves {
  const isLast = done.before.number === MODEL_STEPS[memory.flow].length - 1;
  return [0, ...(isLast ? [NONE] : beside(memory, done, 1))];
}

/** A submission of another tab waits while answers are held up. Closing this page ends that wait, and the test goes on in both. */
function submittedBehind(memory: Memory, done: Done): Moves {
  const isSubmitting = done.before.number >= numberOf(memory.flow, 'submit-report');
  return isHolding(memory) && isSubmitting && memory.openTabs.size > 1 ? beside(memory, done, 1) : [];
}

/** What each action may do to the number of the step. `memory` is of before the action, but for time. */
function named(memory: Memory, done: Done): Moves {
  const { action, before, after } = done;
  const same: Moves = [before.number];
  switch (action.name) {
    case 'start':
      // A test under way is continued or cancelled first.
      if (before.number >= 0) return same;
      return isWell(memory, START_CALL) ? [0] : [0, NONE];
    case 'next':
      return onNext(memory, done);
    case 'report':
    case 'profile':
      return [...beside(memory, done, 1), before.number];
    case 'back':
      return onBack(memory, done);
    case 'scan':
      return onScan(memory, done);
    case 'reload':
      return [...resumed(memory, done), ...submittedBehind(memory, done)];
    case 'tab':
      return [...(memory.openTabs.has(action.value) ? same : []), ...resumed(memory, done), ...stayed(memory)];
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
      return onLateAnswer(memory, done, action.value);
    case 'press':
      return [before.number, ...stayed(memory), ...(action.value === 'try-again' ? onTryAgain(memory, done) : [])];
    default:
      return same;
  }
}

/** What may become of the number of the step. A wait that is over goes on by itself, on whichever route the person is. */
export function movesOf(earlier: Memory, done: Done): Moves {
  const memory = { ...earlier, ...testGivenBack(earlier, done) };
  const { flow } = memory;
  const countdown = flow === 'testing' ? numberOf(flow, 'countdown') : NONE;
  const isOver = (timeLeft(memory, countdown) ?? 1) <= 0;
  const { number: same } = done.before;
  const comer = comerOf(earlier, done);
  const moves = comer === null ? named(memory, done) : onComing(memory, done, comer);
  // What waits for an answer that is held back moves only when it comes.
  return (isHolding(memory) ? [...moves, same] : moves).flatMap((number) => {
    if (number !== countdown || number === NONE || !isOver) return [number];
    return [number + 1];
  });
}
