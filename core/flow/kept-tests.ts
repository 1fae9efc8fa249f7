import { INACTIVITY_LOGOUT_MS } from '../domain/limits.ts';
import type { LogoutMessage } from './app-state.ts';
import type { TestRecord } from './test-record.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a guest who has left may still be told why their result was not accepted. */
export const REFUSAL_KEPT_MS = 14 * DAY_MS;
/** How long the test of an account waits: after that its result is not reported any more. */
const ACCOUNT_TEST_KEPT_MS = 31 * DAY_MS;

/** Until when a test waits for its owner, who is not here: that of a guest for its window, or an hour from the last input (decisions.md section 8). */
export function keptUntil({ owner, open, touchedAt }: Pick<TestRecord, 'owner' | 'open' | 'touchedAt'>): number {
  if (owner.kind === 'account') return touchedAt + ACCOUNT_TEST_KEPT_MS;
  return Math.max(touchedAt + INACTIVITY_LOGOUT_MS, open?.session.expirationTimerEndTime ?? 0);
}

/** Whether a test has waited too long. */
export function isOpenTooLong(record: TestRecord, now: number): boolean {
  return record.open !== null && now > keptUntil(record);
}

/**
 * Whether an account's test waits for its owner after a logout: unless they chose to leave. An hour without input ends a test as well, unless
 * its result was read and is not in the account yet (decisions.md sections 4 and 8).
 */
export function isKeptAtLogout({ owner, open }: TestRecord, message: LogoutMessage | null): boolean {
  if (owner.kind === 'guest' || open === null || message === 'signedOut') return false;
  const { session } = open;
  const isRead = session.analysedAt !== null && session.result !== null;
  return message !== 'inactivity' || (isRead && (open.isClaimed || session.submittedAt === null));
}
