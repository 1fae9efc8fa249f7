import type { ShownStep } from '../../scenarios/observation.ts';
import type { Expectation } from '../../scenarios/scenario.ts';
import { isUnconfirmed } from './deliveries.ts';
import { isStillAwaited } from './late-calls.ts';
import { willTakeEffect, timeLeft, type Done, type Memory } from './memory.ts';
import { allowedSteps } from './moves.ts';
import { newUserOf } from './people.ts';
import { releasesCassetteAt, isInReadingWindow, MODEL_STEPS, numberOf } from './steps.ts';

/** An action with the model's state: `memory` before it, but with the current time, and `then` after it. */
export interface Moment extends Done {
  readonly memory: Memory;
  readonly then: Memory;
}

/** A rule that must hold after every action: null if it holds, or else the expectation that failed. */
export type Rule = (moment: Moment) => Expectation | null;

function isOpen({ after }: Done): boolean {
  return after.route === '/test-steps' && after.number >= 0;
}

/** What shows at a step number: its step, or the end of the reading window in its place. */
function shownAt(then: Memory, number: number): ShownStep {
  if (isInReadingWindow(then.flow, number) && (timeLeft(then, number) ?? 0) <= 0) return 'expired';
  return MODEL_STEPS[then.flow][number] ?? 'none';
}

/** The step moves only as the table of its flow lets it; a reload comes back to where it was; the wait is never cut short. */
const followsFlowTable: Rule = ({ memory, then, ...done }) => {
  const moves = allowedSteps(memory, done);
  return moves.includes(done.after.number) ? null : { step: shownAt(then, moves[0] ?? -1) };
};

/** The step that shows is the one of its number, or the end of the reading window in its place. */
const showsItsStep: Rule = ({ then, after: { number, step } }) => {
  const wanted = shownAt(then, number);
  return step === wanted ? null : { step: wanted };
};

const two = (part: number): string => String(part).padStart(2, '0');

/** Timers follow the clock on every route: they never go back, stop or jump. */
const showsTheTimeLeft: Rule = ({ then, after: { number, timer } }) => {
  const seconds = Math.ceil((timeLeft(then, number) ?? 0) / 1000);
  const wanted = seconds <= 0 ? 'none' : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  return timer === wanted ? null : { timer: wanted };
};

/** Next and Back are disabled during the wait and after the reading window. */
const disablesNavigation: Rule = ({ then, ...done }) => {
  const { number, canNext, canBack } = done.after;
  const isOver = isInReadingWindow(then.flow, number) && (timeLeft(then, number) ?? 0) <= 0;
  const isWaiting = then.flow === 'testing' && number === numberOf('testing', 'countdown');
  const wanted = { canNext: false, canBack: false };
  return isOpen(done) && (isOver || isWaiting) && (canNext || canBack) ? wanted : null;
};

/** Another tab, and a reloaded one, show the same person and the same result. */
const tabsAndReloadsAgree: Rule = ({ memory, action, before, after }) => {
  if (action.name !== 'tab' && action.name !== 'reload') return null;
  // A login that waits in one tab may proceed when the page of the other is closed.
  if (memory.isLoginAsked) return null;
  const { guest, signedIn, result, device } = before;
  // A page that opens sends pending calls, so a cassette may be released.
  const isReleased = after.calls.slice(before.calls.length).some(({ name }) => name === 'DELETE /devices/remove-scan');
  const isSame =
    after.guest === guest &&
    after.signedIn === signedIn &&
    after.result === result &&
    (after.device === device || isReleased);
  return isSame ? null : { guest, signedIn, result, device };
};

/** The back end accepts each result of a test once. */
const submitsEachResultOnce: Rule = ({ then, after }) => {
  const confirmed = [...then.delivered.values()].map((said) => said.filter((entry) => !isUnconfirmed(entry)));
  const isTwice = confirmed.some((said) => new Set(said).size < said.length);
  if (!isTwice) return null;
  const name = after.calls.findLast(({ name }) => /^POST \/test-results\/(?:guest-)?create$/.test(name))?.name ?? '';
  return { calls: { [name]: after.calls.filter((call) => call.name === name).length - 1 } };
};

/** Ending a test releases its cassette only where the specification says so, and only before the wait. */
const releasesTheCassette: Rule = ({ memory, action, before, after }) => {
  const isLeaving = after.number < 0 && before.number >= 0;
  if (!isLeaving || !['cancel', 'back', 'scan', 'logout'].includes(action.name)) return null;
  // A cassette whose save got no response may be released too.
  if (before.device !== 'saved') return after.device === 'saved' ? { device: before.device } : null;
  if (!memory.hasCassette) {
    return after.device === before.device || memory.isSaveUnsure ? null : { device: before.device };
  }
  const isReleased = memory.waitStartedAt === null && releasesCassetteAt(memory.flow, before.number);
  const isRemoved = isReleased && willTakeEffect(memory, 'DELETE /devices/remove-scan');
  if (isReleased && !isRemoved) return null;
  const wanted = isRemoved ? 'removed' : 'saved';
  return after.device === wanted ? null : { device: wanted };
};

/** A logout clears all personal data. */
const clearsDataAfterLogout: Rule = ({ memory, action, before, after }) => {
  const wasHere = before.guest || before.signedIn;
  const isLeaving = wasHere && !after.guest && !after.signedIn;
  const isAsked = memory.isLoginAsked || memory.isDeclineAsked;
  const isAnswered = action.name === 'release' && (isAsked || isStillAwaited(memory, action.value));
  const mayLeave = isAnswered || ['logout', 'idle', 'account', 'next', 'press'].includes(action.name);
  if (!isLeaving) return action.name === 'logout' ? { guest: false, signedIn: false } : null;
  if (!mayLeave) return { guest: before.guest, signedIn: before.signedIn };
  // If another person logged in in the other tab, the storage belongs to them.
  const isForgotten = after.forgotten || memory.isLoginAsked || after.message === 'otherPerson';
  const isClean = isForgotten && after.step === 'none' && after.route === '/';
  return isClean ? null : { forgotten: true, step: 'none', route: '/' };
};

/** The result of an account's test is sent for that account. */
const sendsResultsForTheirOwner: Rule = ({ then, after }) => {
  const group = then.misattributed === null ? undefined : then.groups.get(then.misattributed);
  return group === undefined || after.calls.length === 0
    ? null
    : { sent: { 'POST /test-results/create': { userGroupId: group } } };
};

/** A response that arrives for an earlier user or test changes nothing on the screen. */
const ignoresLateResponses: Rule = ({ memory, ...done }) => {
  const { action, before, after } = done;
  if (action.name !== 'release' || isStillAwaited(memory, action.value)) return null;
  if (memory.isLoginAsked || memory.isDeclineAsked || newUserOf(memory, done) !== null) return null;
  const { guest, signedIn, route, result } = before;
  const isSame =
    after.guest === guest && after.signedIn === signedIn && after.route === route && after.result === result;
  return isSame ? null : { guest, signedIn, route, result };
};

/** Every rule of the model. */
export const RULES: readonly Rule[] = [
  followsFlowTable,
  showsItsStep,
  showsTheTimeLeft,
  disablesNavigation,
  tabsAndReloadsAgree,
  submitsEachResultOnce,
  releasesTheCassette,
  clearsDataAfterLogout,
  ignoresLateResponses,
  sendsResultsForTheirOwner,
];

/** After all pending calls were sent: every acknowledged result has arrived, or its rejection was shown to the person. */
export const everyResultArrives: Rule = ({ then: { delivered, rejected, acknowledged }, after }) => {
  const arrived = new Set([...delivered.keys(), ...rejected]).size;
  if (arrived >= acknowledged) return null;
  const name = after.signedIn ? 'POST /test-results/create' : 'POST /test-results/guest-create';
  const made = after.calls.filter((call) => call.name === name).length;
  return { calls: { [name]: made + acknowledged - arrived } };
};
