import type { Storage } from '../ports/storage.ts';
import type { AppState, LogoutMessage } from './app-state.ts';
import { flowOf, stepNumber } from './flows.ts';
import { asSession, PERSISTED_KEYS, TIMER_PROOF_KEY } from './persisted-state.ts';
import { asRecord, asText } from './persisted-values.ts';
import { isTestInProgress } from './selectors.ts';
import type { TestSession } from './session.ts';

/** Kept beyond a logout that its owner did not ask for: tests under way by the account they belong to. Each is shown to its owner only, and waits until they are back. */
export const PARKED_TEST_KEY = 'leftTest';

/**
 * Whether a test in progress is parked at a logout: if it belongs to an account whose owner did not choose to leave. An hour without input
 * ends a test as well, unless its result was read (decisions.md sections 4 and 8).
 */
export function isTestParked(
  { identity, session }: Pick<AppState, 'identity' | 'session'>,
  message: LogoutMessage | null,
) {
  const isConfirmed = session.currentStep > stepNumber(flowOf(session), 'confirm-result');
  const isRead = isConfirmed && session.submittedAt === null;
  return identity.currentUser !== null && message !== 'signedOut' && (message !== 'inactivity' || isRead);
}

/** A test with what is known of its timers. */
interface ParkedTest {
  readonly ownerId: string;
  readonly session: TestSession;
  readonly timerProof?: unknown;
}

function asParkedTest(value: unknown): readonly ParkedTest[] {
  const left = asRecord(value);
  const ownerId = asText(left?.ownerId);
  return ownerId === null ? [] : [{ ownerId, session: asSession(left?.session), timerProof: left?.timerProof }];
}

/** The stored tests. An earlier version stored a single one. */
export function asParkedTests(value: unknown): readonly ParkedTest[] {
  return (Array.isArray(value) ? value : [value]).flatMap(asParkedTest);
}

const readParkedTests = (storage: Storage): readonly ParkedTest[] => asParkedTests(storage.read(PARKED_TEST_KEY));

function writeParkedTests(storage: Storage, tests: readonly ParkedTest[]): void {
  if (tests.length > 0) storage.write(PARKED_TEST_KEY, tests);
  else storage.remove(PARKED_TEST_KEY);
}

/** Parks the stored test of an account. Call it while that account's state is still stored; does nothing without a test. */
export function parkTest(storage: Storage, ownerId: string): void {
  const session = asSession(storage.read(PERSISTED_KEYS.session));
  const storedId = asText(asRecord(storage.read(PERSISTED_KEYS.currentUser))?.uuid);
  if (!isTestInProgress(session) || storedId !== ownerId) return;
  const others = readParkedTests(storage).filter((left) => left.ownerId !== ownerId);
  writeParkedTests(storage, [...others, { ownerId, session, timerProof: storage.read(TIMER_PROOF_KEY) }]);
}

/** The parked test of an account; null if there is none. */
export function parkedTestOf(storage: Storage, userId: string): TestSession | null {
  return readParkedTests(storage).find(({ ownerId }) => ownerId === userId)?.session ?? null;
}

/** Takes the parked test of an account, whose owner is back, with what is known of its timers. */
export function takeParkedTest(storage: Storage, userId: string): void {
  const tests = readParkedTests(storage);
  const own = tests.find(({ ownerId }) => ownerId === userId);
  if (own === undefined) return;
  if (own.timerProof !== undefined) storage.write(TIMER_PROOF_KEY, own.timerProof);
  writeParkedTests(
    storage,
    tests.filter((test) => test !== own),
  );
}
