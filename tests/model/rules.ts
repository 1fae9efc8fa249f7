import type { ShownStep } from '../../scenarios/observation.ts';
import type { Expectation } from '../../scenarios/scenario.ts';
import { isUnheard } from './deliveries.ts';
import { isAwaited } from './late-calls.ts';
import { isWell, timeLeft, type Done, type Memory } from './memory.ts';
import { movesOf } from './moves.ts';
import { comerOf } from './people.ts';
import { isFreedAt, isRead, MODEL_STEPS, numberOf } from './steps.ts';

/** An action with what the model remembers: `memory` of before it, but for the time that it took, and `then` of after it. */
export interface Moment extends Done {
  readonly memory: Memory;
  readonly then: Memory;
}

/** Something that must hold whatever is done: null where it does, or else what should be seen and is not. */
export type Rule = (moment: Moment) => Expectation | null;

function isOpen({ after }: Done): boolean {
  return after.route === '/test-steps' && after.number >= 0;
}

/** What shows while the test stands at a number: its step, or the end of the reading window in its place. */
function shownAt(then: Memory, number: number): ShownStep {
  if (isRead(then.flow, number) && (timeLeft(then, number) ?? 0) <= 0) return 'expired';
  return MODEL_STEPS[then.flow][number] ?? 'none';
}

/** The step moves only as the table of its flow lets it; a reload comes back to where it was; the wait is never cut short. */
const movesByTheTable: Rule = ({ memory, then, ...done }) => {
  const moves = movesOf(memory, done);
  return moves.includes(done.after.number) ? null : { step: shownAt(then, moves[0] ?? -1) };
};

/** The step that shows is the one of its number, or the end of the reading window in its place. */
const showsItsStep: Rule = ({ then, after: { number, step } }) => {
  const wanted = shownAt(then, number);
  return step === wanted ? null : { step: wanted };
};

const two = (part: number): string => String(part).padStart(2, '0');

/** Timers tell the time by the clock alone, on every route: none goes back, stops or jumps. */
const tellsTheTime: Rule = ({ then, after: { number, timer } }) => {
  const seconds = Math.ceil((timeLeft(then, number) ?? 0) / 1000);
  const wanted = seconds <= 0 ? 'none' : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  return timer === wanted ? null : { timer: wanted };
};

/** Nothing can be done once the reading window is over, and the wait has no way round it. */
const staysShut: Rule = ({ then, ...done }) => {
  const { number, canNext, canBack } = done.after;
  const isOver = isRead(then.flow, number) && (timeLeft(then, number) ?? 0) <= 0;
  const isWaiting = then.flow === 'testing' && number === numberOf('testing', 'countdown');
  const wanted = { canNext: false, canBack: false };
  return isOpen(done) && (isOver || isWaiting) && (canNext || canBack) ? wanted : null;
};

/** Another tab, and the same one after a reload, show the same person and the same result. */
const agrees: Rule = ({ memory, action, before, after }) => {
  if (action.name !== 'tab' && action.name !== 'reload') return null;
  // A login that waits in one tab may go on when the other is closed.
  if (memory.isLoginAsked) return null;
  const { guest, signedIn, result, device } = before;
  // A page that opens sends what waits: a cassette may be released.
  const isReleased = after.calls.slice(before.calls.length).some(({ name }) => name === 'DELETE /devices/remove-scan');
  const isSame =
    after.guest === guest &&
    after.signedIn === signedIn &&
    after.result === result &&
    (after.device === device || isReleased);
  return isSame ? null : { guest, signedIn, result, device };
};

/** The back end takes each thing that is said of a test once. */
const submitsOnce: Rule = ({ then, after }) => {
  const heard = [...then.delivered.values()].map((said) => said.filter((entry) => !isUnheard(entry)));
  const isTwice = heard.some((said) => new Set(said).size < said.length);
  if (!isTwice) return null;
  const name = after.calls.findLast(({ name }) => /^POST \/test-results\/(?:guest-)?create$/.test(name))?.name ?? '';
  return { calls: { [name]: after.calls.filter((call) => call.name === name).length - 1 } };
};

/** Leaving a test for good gives its cassette back where the specification says so and its wait has not begun, and nowhere else. */
const freesTheCassette: Rule = ({ memory, action, before, after }) => {
  const isLeft = after.number < 0 && before.number >= 0;
  if (!isLeft || !['cancel', 'back', 'scan', 'logout'].includes(action.name)) return null;
  // One whose save was not answered may be freed too.
  if (before.device !== 'saved') return after.device === 'saved' ? { device: before.device } : null;
  if (!memory.holdsCassette) return after.device === before.device ? null : { device: before.device };
  const isFreed = memory.waitBegan === null && isFreedAt(memory.flow, before.number);
  const isGiven = isFreed && isWell(memory, 'DELETE /devices/remove-scan');
  if (isFreed && !isGiven) return null;
  const wanted = isGiven ? 'removed' : 'saved';
  return after.device === wanted ? null : { device: wanted };
};

/** Whoever leaves leaves nothing of themselves behind. */
const forgetsWhoLeft: Rule = ({ memory, action, before, after }) => {
  const wasHere = before.guest || before.signedIn;
  const isLeft = wasHere && !after.guest && !after.signedIn;
  const isAnswered = action.name === 'release' && (memory.isLoginAsked || isAwaited(memory, action.value));
  const mayLeave = isAnswered || ['logout', 'idle', 'account', 'next', 'press'].includes(action.name);
  if (!isLeft) return action.name === 'logout' ? { guest: false, signedIn: false } : null;
  if (!mayLeave) return { guest: before.guest, signedIn: before.signedIn };
  // Where another person came in the other tab, the storage is theirs.
  const isForgotten = after.forgotten || memory.isLoginAsked || after.message === 'otherPerson';
  const isClean = isForgotten && after.step === 'none' && after.route === '/';
  return isClean ? null : { forgotten: true, step: 'none', route: '/' };
};

/** What an account's test found is sent for that account. */
const staysWithItsOwner: Rule = ({ then, after }) => {
  const group = then.strayed === null ? undefined : then.groups.get(then.strayed);
  return group === undefined || after.calls.length === 0
    ? null
    : { sent: { 'POST /test-results/create': { userGroupId: group } } };
};

/** An answer that comes when another person is there, or another test, changes nothing that shows. */
const answersTheOneWhoAsked: Rule = ({ memory, ...done }) => {
  const { action, before, after } = done;
  if (action.name !== 'release' || isAwaited(memory, action.value)) return null;
  if (memory.isLoginAsked || comerOf(memory, done) !== null) return null;
  const { guest, signedIn, route, result } = before;
  const isSame =
    after.guest === guest && after.signedIn === signedIn && after.route === route && after.result === result;
  return isSame ? null : { guest, signedIn, route, result };
};

/** Every rule of the model. */
export const RULES: readonly Rule[] = [
  movesByTheTable,
  showsItsStep,
  tellsTheTime,
  staysShut,
  agrees,
  submitsOnce,
  freesTheCassette,
  forgetsWhoLeft,
  answersTheOneWhoAsked,
  staysWithItsOwner,
];

/** Once the network has been back and all was sent: every result that counted as given has arrived, or was refused to the person's face. */
export const nothingIsLost: Rule = ({ then: { delivered, refused, acknowledged }, after }) => {
  const arrived = new Set([...delivered.keys(), ...refused]).size;
  if (arrived >= acknowledged) return null;
  const name = after.signedIn ? 'POST /test-results/create' : 'POST /test-results/guest-create';
  const made = after.calls.filter((call) => call.name === name).length;
  return { calls: { [name]: made + acknowledged - arrived } };
};
